import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isUnknownMethod, refuseUnknownMethod } from './unknown-method';

test('the methods of HTTP that something here takes are known, others are not', () => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) expect(isUnknownMethod({ method })).toBe(false);
  for (const method of ['TRACE', 'PROPFIND', 'QUERY', 'get', '']) expect(isUnknownMethod({ method })).toBe(true);
});

test('405 in the shared shape, with the methods that there are', async () => {
  const server = http.createServer(refuseUnknownMethod);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  let text = '';
  for await (const piece of socket) text += piece;
  expect(text).toMatch(/^HTTP\/1\.1 405 /);
  expect(text).toMatch(/^allow: GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS\r$/im);
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ error: 'method_not_allowed', message: 'No address here takes TRACE.' });
});
