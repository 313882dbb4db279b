import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { isUnreadable, refuseUnreadable } from './unreadable-address';

test.each(['/v1/requests/%ff', '/sign/%E0%A4%A', '/%', '/%ED%A0%80', '*', 'http://evil.example/x', ''])('%j cannot be read', (url) => {
  expect(isUnreadable({ url })).toBe(true);
});

test.each(['/', '/v1/requests/%2F', '/sign/%F0%9F%96%8A', '/keys?to=%ff', '/%25'])('%j can', (url) => {
  expect(isUnreadable({ url })).toBe(false);
});

test('404 in the shared shape, with the headers of every answer', async () => {
  const server = http.createServer((request, response) => {
    request.headers['x-correlation-id'] = 'c-1';
    refuseUnreadable(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`);
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'not_found', message: expect.stringMatching(/^[A-Z].*\.$/) }]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'x-correlation-id': 'c-1', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});
