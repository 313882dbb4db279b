import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { serveMcp } from './serve-mcp';

const called = (params: unknown) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });

async function refused(message: unknown): Promise<{ code: number; message: string }> {
  const { key } = await makeAccount();
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', host: 'localhost:3000', authorization: `Bearer ${key}` };
  const response = await serveMcp('signature').POST(
    new Request('http://localhost:3000/mcp', { method: 'POST', headers: { ...headers, 'x-client-address': '203.0.113.9' }, body: JSON.stringify(message) }),
  );
  const [, data = ''] = /^data: (.*)$/m.exec(await response.text()) ?? [];
  return JSON.parse(data).error;
}

test.each([
  [called({ name: 'getUploadUrl', arguments: [] }), 'Invalid request: params.arguments must be an object. Nothing was done.'],
  [called({ name: 'getUploadUrl', arguments: 'x' }), 'Invalid request: params.arguments must be an object. Nothing was done.'],
  [called({ name: 5 }), 'Invalid request: params.name must be a text. Nothing was done.'],
  [called(undefined), 'Invalid request: params must be an object. Nothing was done.'],
  [called({ name: '__proto__', arguments: {} }), 'Tool __proto__ not found'],
  [{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { cursor: 5 } }, 'Invalid request: params.cursor must be a text. Nothing was done.'],
])('a malformed message is refused by the member that is wrong, in no words of the schema library: %j', async (message, said) => {
  expect(await refused(message)).toEqual({ code: -32_602, message: said });
});
