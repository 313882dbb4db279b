import { expect, test } from 'vitest';
import { replaceHeaders } from './own-headers';

const forged = ['X-Forwarded-For', 'x-forwarded-host', 'Forwarded', 'X-Real-IP', 'X-Client-Address', 'x-correlation-id'];

test('the application sees our word on address and correlation, and none of the sender’s', () => {
  const sent = [...forged.map((name) => [name, '6.6.6.6'] as const), ['Host', 'localhost'] as const, ['Accept', '*/*'] as const];
  const request = { rawHeaders: sent.flat(), headers: Object.fromEntries(sent.map(([name, value]) => [name.toLowerCase(), value])) };
  const ours = { 'x-client-address': '198.51.100.1', 'x-correlation-id': 'ours' };
  replaceHeaders(request, ours);
  expect(request.headers).toEqual({ ...ours, host: 'localhost', accept: '*/*' });
  expect(request.rawHeaders).toEqual(['x-client-address', '198.51.100.1', 'x-correlation-id', 'ours', 'Host', 'localhost', 'Accept', '*/*']);
});
