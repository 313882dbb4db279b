import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { fetchFromRoute } from '@/lib/testing/mcp-client';

const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
const members = (count: number): string => `{${Array.from({ length: count }, (_, index) => `"m${index}":1`).join(',')}}`;
const call = (params: string): string => `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":${params}}`;
const post = (body: string, path = '/mcp', more: Record<string, string> = {}) =>
  fetchFromRoute(`http://localhost:3000${path}`, { method: 'POST', body, headers: { ...headers, ...more } });

test.each([
  ['members in its arguments', call(members(30_000)), /more than 20000 members/],
  ['members beside its method', `{"jsonrpc":"2.0","id":1,"method":"tools/list",${members(30_000).slice(1)}`, /more than 20000 members/],
  ['empty lists', `[${'[],'.repeat(30_000)}[]]`, /more than 20000 members/],
  ['brackets that nobody closes', '['.repeat(2_000_000), /nested deeper than 64 levels/],
])('a message of more %s than any tool takes is refused before it is parsed, in an answer of a line', async (_what, body, sentence) => {
  const answer = await post(body);
  const text = await answer.text();
  expect([answer.status, text.length < 300]).toEqual([400, true]);
  expect(JSON.parse(text)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: expect.stringMatching(sentence) } });
});

test('a message of few members is taken, however long its texts are', async () => {
  const answer = await post(call(`{"x":"${',[{'.repeat(1_000_000)}"}`));
  expect(answer.status).toBe(200);
  await answer.text();
});

test('where tools carry data of the caller’s own, a table of a megabyte is taken', async () => {
  const { key } = await makeAccount();
  const authorization = `Bearer ${key}`;
  const taken = await post(call(`{"x":[${'[1,2,3],'.repeat(20_000)}[]]}`), '/mcp/workflows', { authorization });
  expect(taken.status).toBe(200);
  await taken.text();
  expect((await post(call(members(110_000)), '/mcp/workflows', { authorization })).status).toBe(400);
});
