import { describe, expect, onTestFinished, test } from 'vitest';
import { createParaphClient, type ParaphClient } from '@/lib/client/paraph-client';
import { setClock } from '@/lib/core/clock';
import { makeAccount } from '@/lib/testing/account';
import { proxyByContract, violationsIn } from '@/lib/testing/contract-proxy';
import { serveApi } from '@/lib/testing/contract-server';
import { outside } from '@/lib/testing/outside-server';
import { sign } from '@/lib/testing/signing';
import { makeDocument } from './document';

const create = '/v1/requests';
const at = '/v1/requests/{request_id}';
const pdfAt = '/v1/requests/{request_id}/signed-pdf';
const cancelAt = '/v1/requests/{request_id}/cancel';
const uploads = '/v1/uploads';
const uploadAt = '/v1/uploads/{upload_id}';

const nobody = '0'.repeat(32);
const wrong = { 'X-Request-Token': 'rt_wrong' };
const body = {
  title: 'Agreement',
  document: { markdown: 'Please sign.\n\n{{signature:signer}}' },
  signer: { name: 'Anna Berg', email: 'anna@signer.example' },
  delivery: 'link',
} as const;

/** A PDF of nothing but ASCII, as the proxy takes every body for a text. */
const textPdf = () => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >> >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${offset}`.padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  return `${text}xref\n0 4\n0000000000 65535 f \n${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
};
const asPdf = (content: string) => ({ body: new Blob([content]), headers: { 'Content-Type': 'application/pdf' } });

type Setting = { paraph: ParaphClient; keyless: ParaphClient; url: string; forger: ParaphClient; poor: ParaphClient; direct: ParaphClient };

async function setting(): Promise<Setting> {
  const api = await serveApi();
  const { url } = await proxyByContract(api.url);
  const [{ key }, { key: poorKey }] = await Promise.all([makeAccount(), makeAccount({ monthlyLimit: 0 })]);
  const client = (apiKey?: string) => createParaphClient({ baseUrl: url, apiKey });
  return {
    url,
    paraph: client(key),
    keyless: client(),
    forger: client('sk_live_unknown'),
    poor: client(poorKey),
    direct: createParaphClient({ baseUrl: api.url, apiKey: key }),
  };
}

async function sent(paraph: ParaphClient) {
  const { data, response } = await paraph.POST(create, { body });
  if (!data) throw new Error(`Not created: ${response.status}`);
  return { ...data, path: { request_id: data.request_id }, byToken: { 'X-Request-Token': data.request_token } };
}

async function signed(paraph: ParaphClient) {
  const request = await sent(paraph);
  await sign(request.signer_link ?? '');
  return request;
}

async function addressFor(paraph: ParaphClient) {
  const { data } = await paraph.POST(uploads);
  if (!data) throw new Error('No address');
  return { upload_id: data.upload_id };
}

/** Not through the proxy, which reads a body out of every answer in JSON. */
async function unchanged(direct: ParaphClient) {
  const { path } = await sent(direct);
  const first = await direct.GET(at, { params: { path } });
  const again = await direct.GET(at, { params: { path, header: { 'If-None-Match': first.response.headers.get('etag') ?? '' } } });
  expect(again.response.headers.get('etag')).toBe(first.response.headers.get('etag'));
  expect([again.data, again.error]).toEqual([undefined, '']);
  return again;
}

type Case = (setting: Setting) => Promise<{ response: Response }>;

/** Every answer of every operation: how it comes about with a request that the description allows. */
const allowed: Record<string, Record<number, Case>> = {
  sendForSignature: {
    201: ({ paraph }) => paraph.POST(create, { body, params: { header: { 'Idempotency-Key': 'once' } } }),
    400: ({ paraph }) => paraph.POST(create, { body: { ...body, document: { markdown: ' ' } } }),
    401: ({ forger }) => forger.POST(create, { body }),
    429: ({ poor }) => poor.POST(create, { body }),
    502: async ({ paraph }) => {
      await outside({ hosts: ['files.example'], answer: (_, response) => response.writeHead(500).end() });
      return paraph.POST(create, { body: { ...body, title: 'From afar', document: { pdf_url: 'https://files.example/a.pdf' } } });
    },
  },
  getSignatureStatus: {
    200: async ({ paraph }) => paraph.GET(at, { params: { path: (await sent(paraph)).path } }),
    304: ({ direct }) => unchanged(direct),
    404: ({ keyless }) => keyless.GET(at, { params: { path: { request_id: nobody }, header: wrong } }),
  },
  downloadSignedPdf: {
    200: async ({ paraph }) => {
      const { path, byToken: header } = await signed(paraph);
      return paraph.GET(pdfAt, { params: { path, header }, parseAs: 'arrayBuffer' });
    },
    304: async ({ paraph }) => {
      const { path, byToken } = await signed(paraph);
      const { response } = await paraph.GET(pdfAt, { params: { path, header: byToken }, parseAs: 'arrayBuffer' });
      return paraph.GET(pdfAt, { params: { path, header: { ...byToken, 'If-None-Match': response.headers.get('etag') ?? '' } } });
    },
    403: async ({ paraph }) => paraph.GET(pdfAt, { params: { path: (await sent(paraph)).path, header: wrong } }),
    404: ({ paraph }) => paraph.GET(pdfAt, { params: { path: { request_id: nobody }, header: wrong } }),
    409: async ({ paraph }) => {
      const { path, byToken: header } = await sent(paraph);
      return paraph.GET(pdfAt, { params: { path, header } });
    },
  },
  cancelSignatureRequest: {
    200: async ({ keyless, paraph }) => {
      const { path, byToken: header } = await sent(paraph);
      return keyless.POST(cancelAt, { params: { path, header } });
    },
    404: async ({ keyless, paraph }) => keyless.POST(cancelAt, { params: { path: (await sent(paraph)).path } }),
    409: async ({ paraph }) => paraph.POST(cancelAt, { params: { path: (await signed(paraph)).path } }),
  },
  getUploadUrl: {
    201: ({ keyless }) => keyless.POST(uploads),
    400: ({ paraph }) => paraph.POST(uploads, { params: { header: { 'Idempotency-Key': 'k'.repeat(256) } } }),
    429: async ({ keyless }) => {
      for (let call = 0; call < 20; call += 1) await keyless.POST(uploads);
      return keyless.POST(uploads);
    },
  },
  uploadPdf: {
    200: async ({ paraph }) => paraph.PUT(uploadAt, { params: { path: await addressFor(paraph) }, ...asPdf(textPdf()) }),
    400: async ({ paraph }) => paraph.PUT(uploadAt, { params: { path: await addressFor(paraph) }, ...asPdf('no PDF') }),
    404: ({ paraph }) => paraph.PUT(uploadAt, { params: { path: { upload_id: `up_${nobody}` } }, ...asPdf('x') }),
    413: async ({ paraph }) => paraph.PUT(uploadAt, { params: { path: await addressFor(paraph) }, ...asPdf(' '.repeat(5 * 1024 * 1024 + 1)) }),
  },
};

/** The 400 that is about a header cannot be had with a header that the description allows. */
const badInItself = new Set(['getUploadUrl 400']);

describe.each(Object.entries(allowed))('%s, through a proxy that knows the description', (name, cases) => {
  test.each(Object.keys(cases))('answers %s as described', async (status) => {
    const { response } = (await cases[Number(status)]?.(await setting())) ?? {};
    if (!response) throw new Error('no answer');
    expect(response.status).toBe(Number(status));
    const found = violationsIn(response);
    expect(found.response).toEqual([]);
    if (!badInItself.has(`${name} ${status}`)) expect(found.request).toEqual([]);
  });

  test('has no described answer that is not seen here, but for a failure of the service', () => {
    const described = Object.values(makeDocument('https://sign.paraph.test').paths ?? {})
      .flatMap((item) => [item.get, item.post, item.put])
      .find((operation) => operation?.operationId === name);
    expect(Object.keys(described?.responses ?? {}).filter((status) => status !== '500')).toEqual(Object.keys(cases));
  });
});

test('a whole story, from upload to the signed PDF, breaks nothing', async () => {
  const { paraph } = await setting();
  const seen: Response[] = [];
  const upload = await paraph.POST(uploads);
  const path = { upload_id: upload.data?.upload_id ?? '' };
  const received = await paraph.PUT(uploadAt, { params: { path }, ...asPdf(textPdf()) });
  const fields = [{ kind: 'signature', party: 'signer', page: 1, x: 0.1, y: 0.8, width: 0.3, required: true } as const];
  const created = await paraph.POST(create, { body: { ...body, sender_signs: true, document: { upload_id: path.upload_id }, fields } });
  if (!created.data) throw new Error(JSON.stringify(created.error));
  const { request_id, request_token } = created.data;
  const params = { path: { request_id }, header: { 'X-Request-Token': request_token } };
  seen.push(upload.response, received.response, created.response, (await paraph.GET(at, { params })).response);
  expect((await paraph.POST(cancelAt, { params })).data?.status).toBe('cancelled');
  const after = await paraph.GET(at, { params });
  seen.push(after.response);
  expect(after.data).toMatchObject({ status: 'cancelled', signed_at: null });
  for (const response of seen) expect(violationsIn(response)).toEqual({ request: [], response: [] });
});

test('an expired request is described too', async () => {
  const { paraph } = await setting();
  const { path } = await sent(paraph);
  setClock(() => new Date(Date.now() + 15 * 86_400_000));
  onTestFinished(() => setClock(null));
  const status = await paraph.GET(at, { params: { path } });
  const cancel = await paraph.POST(cancelAt, { params: { path } });
  expect([status.data?.status, cancel.error?.error]).toEqual(['expired', 'expired']);
  for (const { response } of [status, cancel]) expect(violationsIn(response).response).toEqual([]);
});

test('whatever else comes is answered within the description', async () => {
  const { url } = await setting();
  const json = { 'content-type': 'application/json' };
  const odd: [string, RequestInit][] = [
    ['/v1/requests', { method: 'POST', headers: json, body: '{}' }],
    ['/v1/requests', { method: 'POST', headers: json, body: '[]' }],
    ['/v1/requests', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }],
    ['/v1/requests', { method: 'POST', headers: json, body: JSON.stringify({ ...body, sender_sings: true }) }],
    ['/v1/requests', { method: 'POST', headers: { ...json, authorization: 'Basic eA==' }, body: JSON.stringify(body) }],
    ['/v1/requests', { method: 'POST', headers: json, body: JSON.stringify(body) }],
    ['/v1/requests/x', {}],
    ['/v1/requests/x/cancel', { method: 'POST' }],
    [`/v1/requests/${nobody}/signed-pdf`, {}],
    ['/v1/uploads/x', { method: 'PUT', body: 'x' }],
    ['/v1/uploads', { method: 'POST', headers: json, body: '{"a":1}' }],
  ];
  for (const [path, init] of odd) {
    const response = await fetch(`${url}${path}`, init);
    expect([path, violationsIn(response).response]).toEqual([path, []]);
  }
});

test('the proxy sees what the description lacks', async () => {
  const api = await serveApi();
  const document = structuredClone(makeDocument('http://localhost:3000'));
  delete document.paths?.[uploads]?.post?.responses?.['201'];
  const result = document.components?.schemas?.CancelResult as { properties: Record<string, unknown> };
  delete result.properties.status;
  const { url, broken } = await proxyByContract(api.url, document);
  const paraph = createParaphClient({ baseUrl: url, apiKey: (await makeAccount()).key });
  const upload = await paraph.POST(uploads);
  expect(violationsIn(upload.response).response.join()).toContain('status code');
  const { path } = await sent(paraph);
  const cancelled = await paraph.POST(cancelAt, { params: { path } });
  expect(violationsIn(cancelled.response).response.join()).toContain('status');
  expect(broken.filter((violation) => violation.startsWith('response'))).toHaveLength(2);
});
