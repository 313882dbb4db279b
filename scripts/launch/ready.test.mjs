import http from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readinessAddress, ready } from './ready.mjs';

test('a start that takes long is told of and not ended: it waits until the service is ready', async () => {
  const said = [];
  const server = http.createServer((_, response) => {
    response.writeHead(said.length < 2 ? 503 : 200);
    response.end('{"status":"failing"}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = readinessAddress({ PORT: server.address().port });
  await ready({ address, isEnding: () => false, say: (line) => said.push(line), sayEveryMs: 1 });
  expect(said).toHaveLength(2);
  expect(said[0]).toContain(`${address} says: 503 {"status":"failing"}`);
});

test('a start that ends meanwhile waits no longer', async () => {
  await ready({ address: 'http://127.0.0.1:1/readyz', isEnding: () => true, say: () => undefined });
});

test('a service is asked where it listens, in version 6 of the protocol too', () => {
  expect(readinessAddress({ PORT: '3000' })).toBe('http://127.0.0.1:3000/readyz');
  expect(readinessAddress({ PORT: '3000', HOST: '::' })).toBe('http://127.0.0.1:3000/readyz');
  expect(readinessAddress({ PORT: '3000', HOST: '::1' })).toBe('http://[::1]:3000/readyz');
  expect(readinessAddress({ PORT: '3000', HOST: '10.0.0.5' })).toBe('http://10.0.0.5:3000/readyz');
});
