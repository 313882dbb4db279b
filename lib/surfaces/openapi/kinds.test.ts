import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '@/lib/core/operation';
import { byAccount } from '@/lib/domain/accounts/auth';
import { conditionalThing, listThings } from '@/lib/testing/kinds/answer-operations';
import { giveFile, takeBytes, takeParts } from '@/lib/testing/kinds/bytes-operations';
import { renameThing } from '@/lib/testing/kinds/dialect-operations';
import { redocly, spectral } from '@/lib/testing/linters';
import { type Document, makeDocument } from './document';

const unread = () => Promise.reject(new Error('never called'));
const { read, change, remove, start } = conditionalThing('workflow');
const kinds: AnyOperation[] = [
  takeBytes(unread, { api: 'workflow' }),
  takeParts(unread, { api: 'workflow' }),
  giveFile(() => Promise.reject(new Error('never called')) as never, 'workflow'),
  listThings([], 'workflow'),
  read,
  change,
  remove,
  start,
  renameThing('workflow'),
];

/** One operation of each kind, behind the credentials that the operations of an account take. */
const documentOf = (api: 'signature' | 'workflow'): Document =>
  makeDocument(
    'https://sign.paraph.test',
    kinds.map((op) => ({ ...op, api, auth: byAccount('requests.read') })),
  );

// biome-ignore lint/suspicious/noExplicitAny: a document is read by path
const operationAt = (document: Document, path: string, method: string): any => (document.paths as any)[path][method];
const headerNames = (parameters: { $ref: string }[]) => parameters.map(({ $ref }) => $ref?.split('/').at(-1)).filter(Boolean);

describe.each(['signature', 'workflow'] as const)('a description of every kind in the dialect of the %s API', (api) => {
  const document = documentOf(api);

  test('has nothing that Redocly’s strict rules find', async () => expect(await redocly(document)).toEqual([]));
  test('has nothing that any of Spectral’s OpenAPI rules finds', async () => expect(await spectral(document)).toEqual([]));
});

const document = documentOf('workflow');

test('bytes in are named by their media type, with what too many are answered', () => {
  const { requestBody, responses, parameters } = operationAt(document, '/files/content', 'put');
  expect(requestBody.content).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } },
  });
  expect(Object.keys(responses)).toEqual(['200', '400', '403', '413', '500']);
  expect(parameters ?? []).toEqual([]);
});

test('a multipart body shows its members, and its file as bytes', () => {
  const { requestBody, responses } = operationAt(document, '/files', 'post');
  const { schema } = requestBody.content['multipart/form-data'];
  expect(schema).toMatchObject({
    type: 'object',
    required: ['file'],
    properties: { title: { type: 'string', maxLength: 80 }, file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } },
  });
  expect(Object.keys(responses)).toEqual(['201', '400', '403', '413', '415', '500']);
});

test('a streamed file shows its parts, and the headers that ask for them', () => {
  const { responses, parameters } = operationAt(document, '/files/content', 'get');
  expect(Object.keys(responses)).toEqual(['200', '206', '304', '403', '416', '500']);
  expect(responses['206'].content).toEqual(responses['200'].content);
  expect([responses['206'], responses['416']].map(({ headers }) => 'Content-Range' in headers)).toEqual([true, true]);
  expect(headerNames(parameters)).toEqual(['IfNoneMatch', 'Range', 'IfRange']);
});

test('a list in pages is an array with a Link header, a limit and a cursor', () => {
  const { responses, parameters } = operationAt(document, '/files/things', 'get');
  expect(responses['200'].content['application/json'].schema).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Thing' } });
  expect(responses['200'].headers.Link).toEqual({ $ref: '#/components/headers/Link' });
  const query = parameters.filter(({ in: place }: { in?: string }) => place === 'query').map(({ name, required }: never) => [name, required ?? false]);
  expect(query).toEqual([
    ['limit', false],
    ['cursor', false],
    ['kind', false],
  ]);
});

test('a conditional change takes If-Match, answers 412, and gives the next ETag; one without a body gives none', () => {
  const { responses, parameters } = operationAt(document, '/files/thing', 'patch');
  expect(headerNames(parameters)).toEqual(['IfMatch']);
  expect(responses['412'].content['application/json'].examples.stale.value.error).toBe('stale');
  expect([responses['200'].headers.ETag, responses['412'].headers.ETag]).toEqual([{ $ref: '#/components/headers/ETag' }, undefined]);
  const removal = operationAt(document, '/files/thing', 'delete').responses;
  expect([removal['204'].content, removal['204'].headers.ETag, '412' in removal]).toEqual([undefined, undefined, true]);
});

test('202 has its body', () => {
  expect(operationAt(document, '/files/thing', 'post').responses['202'].content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Started' });
});

test('who is told how to authenticate is the dialect’s to say', () => {
  const [signature, workflow] = [documentOf('signature'), document].map((each) => operationAt(each, '/workflows/{thing_id}', 'patch').responses);
  expect(Object.keys(signature)).toEqual(['200', '400', '401', '429', '500']);
  expect(Object.keys(workflow)).toEqual(['200', '400', '403', '413', '415', '429', '500']);
  expect(['WWW-Authenticate' in signature['401'].headers, 'WWW-Authenticate' in workflow['403'].headers]).toEqual([true, false]);
});
