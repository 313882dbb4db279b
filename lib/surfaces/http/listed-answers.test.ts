import { describe, expect, test } from 'vitest';
import { randomHex } from '@/lib/core/ids';
import type { AnyOperation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { makeAccount } from '@/lib/testing/account';
import type { call } from '@/lib/testing/call';
import { outside } from '@/lib/testing/outside-server';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest, requestBody, sign } from '@/lib/testing/signing';
import { declaredErrors } from '../perform/declared-errors';
import { serve } from './serve';

/** Signature request API, Endpoints: every status that is listed, and no other. */
const listed: Record<string, number[]> = {
  sendForSignature: [201, 400, 401, 429, 502],
  getSignatureStatus: [200, 404],
  downloadSignedPdf: [200, 403, 404, 409],
  cancelSignatureRequest: [200, 404, 409],
  getUploadUrl: [201, 429],
  uploadPdf: [200, 400, 404, 413],
};

/** `decisions.md` adds a 400 for an Idempotency-Key that was used with another body, to every POST that creates. */
const byDecision: Record<string, number[]> = { getUploadUrl: [400] };

const api = operations.filter((op) => op.api === 'signature');

type Answer = Awaited<ReturnType<typeof call>>;

async function send(
  op: AnyOperation,
  params: Record<string, string>,
  { key, headers = {}, body }: { key?: string; headers?: Record<string, string>; body?: BodyInit | null } = {},
): Promise<Answer> {
  const method = (op.http?.split(' ')[0] ?? 'GET') as 'GET' | 'POST' | 'PUT';
  const all = { 'x-client-address': `sweep-${randomHex(4)}`, ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers };
  const request = new Request('http://localhost:3000/', { method, headers: all, ...(body === undefined ? {} : { body, duplex: 'half' }) } as RequestInit);
  const response = await serve(op)[method](request, { params: Promise.resolve(params) });
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, json: isJson ? await response.clone().json() : null, response };
}

const json = { 'content-type': 'application/json' };
const operationNamed = (name: string): AnyOperation => api.find((op) => op.name === name) ?? (Promise.reject(new Error(name)) as never);
const create = (key: string | undefined, body: unknown, headers = {}) =>
  send(operationNamed('sendForSignature'), {}, { ...(key ? { key } : {}), headers: { ...json, ...headers }, body: JSON.stringify(body) });

/** How each listed status comes about. */
const provocations: Record<string, Record<number, () => Promise<Answer>>> = {
  sendForSignature: {
    201: async () => create((await makeAccount()).key, requestBody()),
    400: async () => create((await makeAccount()).key, {}),
    401: () => create('sk_live_unknown', requestBody()),
    429: async () => {
      const { key } = await makeAccount({ monthlyLimit: 0 });
      return create(key, requestBody());
    },
    502: async () => {
      await outside({ hosts: ['files.example'], answer: (_, response) => response.writeHead(500).end() });
      return create((await makeAccount()).key, requestBody({ document: { pdf_url: 'https://files.example/a.pdf' } }));
    },
  },
  getSignatureStatus: {
    200: async () => withRequest('getSignatureStatus', (sent) => ({ 'x-request-token': sent.request_token })),
    404: () => send(operationNamed('getSignatureStatus'), { request_id: '0'.repeat(32) }),
  },
  downloadSignedPdf: {
    200: async () => withRequest('downloadSignedPdf', (sent) => ({ 'x-request-token': sent.request_token }), true),
    403: async () => withRequest('downloadSignedPdf', () => ({}), true),
    404: () => send(operationNamed('downloadSignedPdf'), { request_id: '0'.repeat(32) }, { headers: { 'x-request-token': 'rt_x' } }),
    409: async () => withRequest('downloadSignedPdf', (sent) => ({ 'x-request-token': sent.request_token })),
  },
  cancelSignatureRequest: {
    200: async () => withRequest('cancelSignatureRequest', (sent) => ({ 'x-request-token': sent.request_token })),
    404: async () => withRequest('cancelSignatureRequest', () => ({ 'x-request-token': 'rt_wrong' })),
    409: async () => withRequest('cancelSignatureRequest', (sent) => ({ 'x-request-token': sent.request_token }), true),
  },
  getUploadUrl: {
    201: () => send(operationNamed('getUploadUrl'), {}),
    429: async () => {
      const headers = { 'x-client-address': `sweep-${randomHex(8)}` };
      for (let index = 0; index < 20; index += 1) await send(operationNamed('getUploadUrl'), {}, { headers });
      return send(operationNamed('getUploadUrl'), {}, { headers });
    },
  },
  uploadPdf: {
    200: async () => upload(await plainPdf()),
    400: () => upload(Buffer.from('no PDF')),
    404: () => send(operationNamed('uploadPdf'), { upload_id: `up_${'0'.repeat(32)}` }, { body: 'x' }),
    413: () => upload(Buffer.alloc(5 * 1024 * 1024 + 1, 32)),
  },
};

async function withRequest(name: string, headers: (sent: { request_token: string }) => Record<string, string>, signed = false): Promise<Answer> {
  const { key } = await makeAccount();
  const sent = (await createRequest(key)).json;
  if (signed) await sign(sent.signer_link);
  return send(operationNamed(name), { request_id: sent.request_id }, { headers: headers(sent) });
}

async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const { upload_id } = (await send(operationNamed('getUploadUrl'), {})).json;
  return send(operationNamed('uploadPdf'), { upload_id }, { headers: { 'content-type': 'application/pdf' }, body: bytes });
}

test('the six operations are there, and declare what the specification lists', () => {
  expect(api.map(({ name }) => name).sort()).toEqual(Object.keys(listed).sort());
  for (const op of api) {
    const { name, success } = op;
    const declared = new Set([success, ...declaredErrors(op).map(({ status }) => status)]);
    // The limits answer 429, and the reading of a body 400, for every operation that has them.
    expect(listed[name], name).toEqual(expect.arrayContaining([...declared]));
  }
});

describe.each(Object.entries(listed))('%s', (name, statuses) => {
  test.each(statuses)('answers %i, in the shared shape where it is an error', async (status) => {
    const provoke = provocations[name]?.[status];
    if (!provoke) throw new Error(`nothing provokes ${status}`);
    const answer = await provoke();
    expect(answer.status).toBe(status);
    if (status < 400) return;
    expect(Object.keys(answer.json)).toEqual(expect.arrayContaining(['error', 'message']));
    expect(['error', 'message', 'resets_at', 'retryAfter', 'details']).toEqual(expect.arrayContaining(Object.keys(answer.json)));
    expect(answer.json.message).toMatch(/^[A-Z].*\.$/);
  });

  test('answers nothing that is not listed, whatever comes', async () => {
    const { key } = await makeAccount();
    const op = operationNamed(name);
    const ids = ['', 'x', '0'.repeat(32), '../../etc', '%00', 'F'.repeat(32), `up_${'0'.repeat(32)}`, '🖊'.repeat(40), 'a'.repeat(5_000)];
    const credentials: Record<string, string>[] = [
      {},
      { authorization: 'Bearer sk_live_nope' },
      { authorization: 'Basic eA==' },
      { authorization: `Bearer ${key}` },
      { 'x-request-token': 'rt_x' },
      { cookie: 'session=x' },
    ];
    const bodies: [string, string | undefined][] = [
      ['application/json', undefined],
      ['application/json', '{'],
      ['application/json', 'null'],
      ['application/json', '{"document":{"pdf_base64":"AAAA"},"signer":[]}'],
      ['application/json', `{"a":${'['.repeat(2_000)}${']'.repeat(2_000)}}`],
      ['text/plain', 'x'],
      ['application/pdf', '%PDF-1.7'],
      ['', 'x'],
    ];
    const seen = new Set<number>();
    for (const [index, id] of ids.entries())
      for (const [which, credential] of credentials.entries()) {
        const [type, body] = bodies[(index + which) % bodies.length] ?? ['', undefined];
        const isGet = op.http?.startsWith('GET');
        const { status } = await send(
          op,
          { request_id: id, upload_id: id },
          { headers: { ...credential, ...(type ? { 'content-type': type } : {}) }, ...(isGet || body === undefined ? {} : { body }) },
        );
        seen.add(status);
      }
    expect([...(listed[name] ?? []), ...(byDecision[name] ?? [])]).toEqual(expect.arrayContaining([...seen]));
  });
});
