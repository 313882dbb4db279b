import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { editorOperations } from '@/lib/domain/editor-operations';
import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { operations } from '@/lib/domain/operations';
import { getSignatureStatus } from '@/lib/domain/signatures/operations/get-signature-status';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createKeyless } from '@/lib/testing/keyless';
import { postToSource } from '@/lib/testing/kinds/dialect-operations';
import { withEnv } from '@/lib/testing/outside-server';
import { createRequest, readStatus } from '@/lib/testing/signing';
import { serve } from '../http/serve';
import { bucketsOf } from './limits';

const upload = serve(getUploadUrl).POST;
const status = serve(getSignatureStatus).GET;
afterEach(() => setClock(null));

const uploadFrom = (address: string) => call(upload, { method: 'POST', headers: { 'x-client-address': address } });

describe('the limit of a bucket', () => {
  test('20 uploads an hour without a key: at once, exactly 20 of 30 pass; the rest get 429 with when to come back', async () => {
    const address = `burst-${randomHex(6)}`;
    const answers = await Promise.all(Array.from({ length: 30 }, () => uploadFrom(address)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
    const refused = answers.find((answer) => answer.status === 429);
    expect(refused?.json).toMatchObject({ error: 'rate_limited', message: expect.any(String), retryAfter: expect.any(Number) });
    expect(refused?.headers.get('retry-after')).toBe(String(refused?.json.retryAfter));
    expect(refused?.headers.get('ratelimit')).toMatch(/^"upload";r=0;t=\d+$/);
  });

  test('all addresses of one /64 count as one, in whatever spelling, and an address beside it by itself', async () => {
    const network = `2001:db8:${randomHex(2)}:${randomHex(2)}`;
    const answers = await Promise.all(Array.from({ length: 24 }, (_, index) => uploadFrom(index % 2 ? `${network}:0:0:0:${index}` : `${network}::${index}`)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(20);
    expect((await uploadFrom(network.replace('2001:db8', '2001:DB9').concat('::1'))).status).toBe(201);
  });

  test('a retry after as many seconds as it says passes', async () => {
    const address = `wait-${randomHex(6)}`;
    const start = Date.now();
    setClock(() => new Date(start));
    for (let index = 0; index < 20; index += 1) await uploadFrom(address);
    const { json } = await uploadFrom(address);
    setClock(() => new Date(start + json.retryAfter * 1000 - 1000));
    expect((await uploadFrom(address)).status).toBe(429);
    setClock(() => new Date(start + json.retryAfter * 1000));
    expect((await uploadFrom(address)).status).toBe(201);
  });

  test('5 keyless creates an hour and 10 a day for one address, whoever the sender is; another address is not held back', async () => {
    const address = `creates-${randomHex(6)}`;
    const start = Date.now();
    const statuses: number[] = [];
    for (let hour = 0; hour < 3; hour += 1)
      for (let index = 0; index < 6; index += 1) {
        setClock(() => new Date(start + hour * 3600_000));
        statuses.push((await createKeyless({ signer: { email: `${randomHex(4)}@signer.example` } }, address)).status);
      }
    expect(statuses.slice(0, 6)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(statuses.slice(6, 11)).toEqual([201, 201, 201, 201, 201]);
    // The day's ten are taken; what fills up in two hours is less than one.
    expect(statuses.slice(12)).toEqual([429, 429, 429, 429, 429, 429]);
    expect((await createKeyless()).status).toBe(201);
  });
});

describe('a create without a key that is refused as not valid', () => {
  const invalid = (address: string, changes = { title: '' } as Record<string, unknown>) => createKeyless(changes, address);
  const left = (headers: Headers, name: string) => Number(new RegExp(`"${name}";r=(\\d+)`).exec(headers.get('ratelimit') ?? '')?.[1]);

  test('draws nothing from the hour and the day, whatever was wrong with it', async () => {
    const address = `invalid-${randomHex(6)}`;
    const wrong = [{ title: '' }, { document: { markdown: '{{signature:nobody}}' } }, { document: { pdf_base64: 'AAAA' }, title: undefined }, { sender: {} }];
    for (const changes of [...wrong, ...wrong]) {
      const { status, headers } = await invalid(address, changes);
      expect([status, left(headers, 'create'), left(headers, 'create-day')]).toEqual([400, 5, 10]);
    }
    const created = await createKeyless({}, address);
    expect([created.status, left(created.headers, 'create')]).toEqual([201, 4]);
  });

  test('is one of so many tries an hour: then 429, and a valid one waits too', async () => {
    withEnv({ KEYLESS_TRIES_PER_HOUR: 3 });
    const address = `tries-${randomHex(6)}`;
    const statuses = [await invalid(address), await invalid(address), await createKeyless({}, address), await invalid(address)].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 201, 429]);
    expect((await createKeyless({}, address)).json.retryAfter).toBeGreaterThan(60);
  });

  test('takes its token first: of a burst no more than five are looked at', async () => {
    const address = `burst-${randomHex(6)}`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => createKeyless({}, address)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });
});

test('every answer under a bucket says policy and state, a refusal for its input too', async () => {
  const { key } = await makeAccount();
  const good = await createRequest(key);
  expect(good.headers.get('ratelimit-policy')).toBe('"create";q=60;w=60');
  expect(good.headers.get('ratelimit')).toBe('"create";r=59;t=1');
  const bad = await createRequest(key, { title: '' });
  expect([bad.status, bad.headers.get('ratelimit')]).toEqual([400, '"create";r=58;t=1']);
});

test('status lies outside the buckets, and says how it may be cached', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const answers = await Promise.all(Array.from({ length: 50 }, () => readStatus(json.request_id, { key })));
  expect(answers.every((answer) => answer.status === 200 && !answer.headers.has('ratelimit'))).toBe(true);
  expect(answers[0]?.headers.get('cache-control')).toBe('private, no-cache');
  const etag = answers[0]?.headers.get('etag') ?? '';
  expect((await call(status, { key, params: { request_id: json.request_id }, headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('no client address lies in the table in clear', async () => {
  const address = `clear-${randomHex(6)}`;
  await uploadFrom(address);
  expect(await db().rateBucket.count({ where: { key: { contains: address } } })).toBe(0);
});

describe('a limit by what is opened', () => {
  const post = async (secret: string, address: string, op = postToSource('call')) =>
    (await call(serve(op).POST, { method: 'POST', params: { secret }, headers: { 'x-client-address': address } })).headers.get('ratelimit');

  test('counts one source together from wherever it is posted to, and another by itself', async () => {
    const [one, other] = [randomHex(4), randomHex(4)];
    expect(await post(`${one}-a`, '203.0.113.1')).toBe('"call";r=599;t=1');
    expect(await post(`${one}-b`, '203.0.113.2')).toBe('"call";r=598;t=1');
    expect(await post(`${other}-a`, '203.0.113.1')).toBe('"call";r=599;t=1');
    expect(await db().rateBucket.count({ where: { key: { contains: one } } })).toBe(0);
  });

  test('that its policy knows nothing of is a failure, and never no limit', () => {
    expect(() => bucketsOf(postToSource('upload'), 'source')).toThrow('postToSource counts by source');
    expect(() => bucketsOf(postToSource('unheard-of'), 'source')).toThrow('"unheard-of"');
  });
});

test('every operation that is limited has a bucket for each subject that it names', () => {
  const limited = operations.filter((op) => op.limits);
  for (const op of limited) for (const subject of op.limits?.by ?? []) expect(bucketsOf(op, subject).length, op.name).toBeGreaterThan(0);
  expect(limited.length).toBeGreaterThan(1);
});

test('whatever changes something in the editor is counted by its person, and what begins runs as what makes them', () => {
  const changing = editorOperations.filter(({ effect }) => effect !== 'read');
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter(({ limits }) => !limits?.by.includes('person')).map(({ name }) => name)).toEqual([]);
  expect(editorOperations.find(({ name }) => name === 'replayEvent')?.limits?.policy).toBe('create');
});
