import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineErrors } from '@/lib/core/errors';
import { operation } from '@/lib/core/operation';
import { byAccount } from '@/lib/domain/accounts/auth';
import { operations } from '@/lib/domain/operations';
import { importRoute, routeFileOf } from '@/lib/testing/contract-server';
import { clientTypes, clientTypesFile } from '../../../scripts/client/client-types.mjs';
import { makeDocument, publicOperations } from './document';
import { isStreamed } from './input-parts';

const document = makeDocument('https://sign.paraph.test');
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation that the document describes. */
const described = Object.entries(document.paths ?? {}).flatMap(([address, item]) =>
  methods.flatMap((method) => {
    const found = item[method];
    return found ? [{ address, method: method.toUpperCase(), name: found.operationId ?? '', found }] : [];
  }),
);

/** Whether a route answers a method with more than "not taken" and "nothing here". */
async function serves(file: string, method: string, params: Record<string, string>): Promise<boolean> {
  const route = (await importRoute(file))[method];
  if (!route) return false;
  const headers = { 'x-client-address': '203.0.113.80' };
  const { status } = await route(new Request('http://localhost:3000/', { method, headers }), { params: Promise.resolve(params) });
  return status !== 405;
}

const routeFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(^|\/)route\.ts$/.test(file))
        .map((file) => path.join(folder, file))
    : [];

const apiFolders = ['app/v1', 'app/workflows', 'app/files'];
/** Whether a route file serves operations of pages alone. */
function servesPages(file: string): boolean {
  const served = [...readFileSync(file, 'utf8').matchAll(/\bserve\(([^)]*)\)/g)].flatMap(([, names = '']) => names.split(/\s*,\s*/));
  return served.length > 0 && served.every((name) => operations.some((op) => op.name === name && !op.api));
}

describe('the description, the list of operations and the routes are one', () => {
  test('every public operation is described, under its name, and nothing else is', () => {
    const listed = publicOperations().map(({ name, http }) => `${name} ${http?.replace(/(?<=.)\/$/, '')}`);
    expect(described.map(({ name, method, address }) => `${name} ${method} ${address}`).sort()).toEqual(listed.sort());
    expect(listed.length).toBeGreaterThanOrEqual(6);
  });

  test.each(described)('$method $address has a route that serves it, and no method besides is described or served', async ({ address, method }) => {
    const file = routeFileOf(address);
    expect(existsSync(file), file).toBe(true);
    const params = Object.fromEntries([...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
    expect(await serves(file, method, params)).toBe(true);
    for (const other of methods.map((name) => name.toUpperCase())) {
      const isDescribed = described.some((entry) => entry.address === address && entry.method === other);
      expect([other, await serves(file, other, params)]).toEqual([other, isDescribed]);
    }
  });

  test('every route below the API’s addresses is described', () => {
    const known = new Set(described.map(({ address }) => routeFileOf(address)));
    const others = apiFolders
      .flatMap(routeFiles)
      .filter((file) => !known.has(path.resolve(file)))
      .filter((file) => !file.includes('[...unknown]') && !servesPages(file));
    expect(others).toEqual([]);
  });
});

test('the types of the client are those of the description: otherwise run `npm run client`', async () => {
  expect(await clientTypes(document)).toBe(readFileSync(clientTypesFile, 'utf8'));
});

test('two readings give the same document, to the letter', () => {
  expect(JSON.stringify(makeDocument('https://sign.paraph.test'))).toBe(JSON.stringify(document));
});

test('it is version 1.0.0 of an OpenAPI 3.1 document, and names the service', () => {
  expect([document.openapi, document.info.version, document.servers?.[0]?.url]).toEqual(['3.1.1', '1.0.0', 'https://sign.paraph.test']);
});

const withList = publicOperations().flatMap((op) =>
  op.docs?.listed ? [{ name: op.name, isReading: op.http?.startsWith('GET '), inParts: isStreamed(op), ...op.docs.listed }] : [],
);

test.each(withList)(
  '$name has the answers that the specification lists, with 304 to If-None-Match, 206 and 416 to Range, and 500',
  ({ name, isReading, inParts, specified, added = [] }) => {
    const { found } = described.find((entry) => entry.name === name) ?? {};
    const expected = [...specified, ...added, ...(isReading ? [304] : []), ...(inParts ? [206, 416] : []), 500].map(String).sort();
    expect(Object.keys(found?.responses ?? {}).sort()).toEqual(expected);
  },
);

test.each(described)('$name has a summary, a description, a tag, and an example for each answer in JSON', ({ found }) => {
  expect(found.summary).toMatch(/^[A-Z].*[^.]$/);
  expect(found.description).toMatch(/\.$/);
  expect(document.tags?.map(({ name }) => name)).toContain(found.tags?.[0]);
  for (const [status, answer] of Object.entries(found.responses ?? {})) {
    expect(answer.headers['X-Correlation-Id'], status).toBeDefined();
    const json = answer.content?.['application/json'];
    if (json) expect(Object.keys(json.examples ?? {}).length, status).toBeGreaterThan(0);
  }
});

test.each(publicOperations().map((op) => [op.name, op] as const))('%s names the credentials and headers that it takes', (name, { auth: { takes }, ...op }) => {
  const { found } = described.find((entry) => entry.name === name) ?? {};
  const headers = found?.parameters?.flatMap((one) => ('$ref' in one ? [one.$ref.split('/').at(-1)] : [])) ?? [];
  expect(found?.security).toEqual(takes.includes('nothing') ? [{}, { apiKey: [] }] : takes.includes('link') ? [{}] : [{ apiKey: [] }]);
  // The token can be left out only where a key stands in for it.
  expect(headers.includes('RequestToken')).toBe(takes.includes('request-token') && !takes.includes('key'));
  expect(headers.includes('OptionalRequestToken')).toBe(takes.includes('request-token') && takes.includes('key'));
  expect(headers.includes('IdempotencyKey')).toBe(op.idempotent === true);
  expect(headers.includes('IfNoneMatch')).toBe(op.http?.startsWith('GET '));
});

test('an operation that the signature specification lists can be called without a key', () => {
  for (const { api, auth, docs } of publicOperations()) if (api === 'signature' && docs?.listed) expect(auth.takes).toContain('nothing');
});

test('a post to a source is described as an object of any members, with an example, at the source’s own chapter', () => {
  const post = document.paths?.['/in/{secret}']?.post;
  expect(post?.requestBody).toMatchObject({
    description: expect.stringMatching(/text\/plain.*application\/x-www-form-urlencoded/),
    content: { 'application/json': { schema: { type: 'object', additionalProperties: true }, examples: { 'a-post-that-starts-an-automation': {} } } },
  });
  expect(post?.parameters?.flatMap((one) => ('name' in one && one.in === 'header' ? [one.name] : []))).toEqual(['Idempotency-Key', 'webhook-id']);
  expect(post?.tags).toEqual(['Sources']);
});

test('an operation that is added tomorrow is described without a word here', () => {
  const errors = defineErrors({ gone: ['not_found', 404, 'There is no such thing.'] });
  const rename = operation({
    name: 'renameThing',
    http: 'PATCH /workflows/{thing_id}/',
    api: 'workflow',
    auth: byAccount('requests.manage'),
    body: 'json',
    summary: 'Rename a thing',
    effect: 'write',
    success: 200,
    limits: { policy: 'call', by: ['key'] },
    input: z.strictObject({ thing_id: z.string(), name: z.string().max(80) }).refine(({ name }) => name !== 'x'),
    output: z.object({ id: z.string(), parts: z.array(z.object({ at: z.string().meta({ format: 'date-time' }) })) }).meta({ id: 'Thing' }),
    errors: [errors.gone],
    run: () => Promise.reject(new Error('never called')),
  });
  const made = makeDocument('https://sign.paraph.test', [rename]).paths?.['/workflows/{thing_id}']?.patch;
  expect(made).toMatchObject({ operationId: 'renameThing', description: 'Rename a thing.', tags: ['Workflows'], security: [{ apiKey: [] }] });
  expect(Object.keys(made?.responses ?? {})).toEqual(['200', '400', '403', '404', '413', '415', '429', '500']);
  expect(made?.responses?.['200'].content['application/json'].examples.sample.value).toEqual({ id: 'text', parts: [{ at: '2026-11-21T09:30:00.000Z' }] });
  expect(made?.requestBody).toEqual({ required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/RenameThingRequest' } } } });
});
