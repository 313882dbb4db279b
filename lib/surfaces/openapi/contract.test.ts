import { describe, expect, test } from 'vitest';
import { answersOf, type Send } from '@/lib/testing/answers-of';
import { proxyByContract, violationsIn } from '@/lib/testing/contract-proxy';
import { serveApi } from '@/lib/testing/contract-server';
import { asSent, goodExample } from '@/lib/testing/documented-call';
import { makeWorld } from '@/lib/testing/world';
import { type Document, makeDocument, publicOperations } from './document';
import { pathOf } from './input-parts';

const document = makeDocument('https://sign.paraph.test');

/** Through a proxy that holds every call and every answer against the description. */
async function byProxy(description?: Document): Promise<Send> {
  const api = await serveApi();
  const { url } = await proxyByContract(api.url, description);
  return (_op, { method, address, headers, body }) => fetch(`${url}${address}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

const describedFor = (of: Document, op: Parameters<typeof pathOf>[0]) => of.paths?.[pathOf(op).path]?.[pathOf(op).method];

/** A description that knows of no operation what it answers when all went well. */
const withoutSuccess = structuredClone(makeDocument('http://localhost:3000'));
for (const op of publicOperations()) delete describedFor(withoutSuccess, op)?.responses?.[`${op.success}`];

describe.each(publicOperations().map((op) => [op.name, op] as const))('%s, through a proxy that knows the description', (_name, op) => {
  test('answers as described, and gives every described answer', { timeout: 60_000 }, async () => {
    const answers = await answersOf(op, await byProxy(), ({ isUnreadable }) => !isUnreadable);
    for (const { what, status, response } of answers) {
      const { request, response: answered } = violationsIn(response);
      expect([what, answered]).toEqual([what, []]);
      // What is done as asked was asked as described; a key where none is asked for is of no account.
      const takesAny = op.auth.takes.includes('nothing') || op.auth.takes.includes('link');
      if (status < 400 && !takesAny) expect([what, request]).toEqual([what, []]);
    }
    const seen = new Set(answers.map(({ status }) => `${status}`));
    // A body without an end comes past no proxy that reads it first: listed-answers.test.ts sends one.
    const elsewhere = ['304', '500', ...(op.body === 'json' ? ['413'] : [])];
    expect(Object.keys(describedFor(document, op)?.responses ?? {}).filter((status) => !seen.has(status) && !elsewhere.includes(status))).toEqual([]);
  });

  test('takes a call as its docs show it for one that the description allows', async () => {
    const example = goodExample(op);
    const response = await (await byProxy())(op, asSent(op, example, await makeWorld(example.given)));
    expect([response.status, violationsIn(response)]).toEqual([op.success, { request: [], response: [] }]);
  });

  test('would be caught by the proxy in an answer that the description lacks', async () => {
    const example = goodExample(op);
    const response = await (await byProxy(withoutSuccess))(op, asSent(op, example, await makeWorld(example.given)));
    expect(violationsIn(response).response.join()).toContain('status code');
  });
});

test('the proxy sees a member that the description lacks', async () => {
  const lacking = structuredClone(makeDocument('http://localhost:3000'));
  const name = Object.keys(lacking.components?.schemas ?? {}).find((each) => each.endsWith('Result')) ?? '';
  const op = publicOperations().find(({ output }) => output.meta()?.id === name);
  const result = lacking.components?.schemas?.[name] as { properties: Record<string, unknown> } | undefined;
  delete result?.properties.status;
  if (!op) throw new Error('There is no operation that answers with a result.');
  const example = goodExample(op);
  const response = await (await byProxy(lacking))(op, asSent(op, example, await makeWorld(example.given)));
  expect(violationsIn(response).response.join()).toContain('status');
});
