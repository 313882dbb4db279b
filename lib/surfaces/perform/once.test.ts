import { afterEach, describe, expect, test } from 'vitest';
import { POST as postFile } from '@/app/files/route';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { createTeam } from '@/lib/domain/accounts/teams';
import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { forgetAnswers } from '@/lib/engines/idempotency/store';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { chunkBytes, countedSource } from '@/lib/testing/kinds/counted-source';
import { around, closing, fileAsForm, multipartType, partHead } from '@/lib/testing/kinds/multipart';
import { storeParts } from '@/lib/testing/kinds/store-parts';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { signIn } from '@/lib/testing/session';
import { requestBody } from '@/lib/testing/signing';
import { sendTo } from '@/lib/testing/upload';
import { accountCookieName } from '../auth/session-cookie';
import { serve } from '../http/serve';

const { POST } = serve(sendForSignature);
const upload = serve(getUploadUrl).POST;
afterEach(() => setClock(null));

const create = (key: string, idempotencyKey: string, changes: Record<string, unknown> = {}) =>
  call(POST, { key, body: requestBody(changes), headers: { 'idempotency-key': idempotencyKey } });
const requestsOf = (accountId: string) => db().signatureRequest.count({ where: { accountId } });

describe('the same Idempotency-Key', () => {
  test('with the same body is one request and the first answer, token and all, word for word', async () => {
    const { key, account } = await makeAccount();
    const [first, second] = [await create(key, 'one'), await create(key, 'one')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect([first.headers.get('idempotency-replayed'), second.headers.get('idempotency-replayed')]).toEqual([null, 'true']);
    expect(await requestsOf(account.id)).toBe(1);
  });

  test('ten times at once is one request: the others wait for the first', async () => {
    const { key, account } = await makeAccount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(key, 'at-once')));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.request_token}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await requestsOf(account.id)).toBe(1);
    expect(await db().usageMonth.findFirst({ where: { subject: account.id } })).toMatchObject({ count: 1 });
  });

  test('with another body is 400 idempotency_key_reused, and changes nothing', async () => {
    const { key, account } = await makeAccount();
    await create(key, 'reused');
    const { status, json } = await create(key, 'reused', { title: 'Another' });
    expect([status, json.error, json.details[0].code]).toEqual([400, 'bad_request', 'idempotency_key_reused']);
    expect(await requestsOf(account.id)).toBe(1);
  });

  test('of another credential, or at another operation, is another key', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    const [first, second] = [await create(one.key, 'shared'), await create(two.key, 'shared')];
    expect(second.json.request_id).not.toBe(first.json.request_id);
    expect((await call(upload, { key: one.key, method: 'POST', headers: { 'idempotency-key': 'shared' } })).json.upload_id).toMatch(/^up_/);
  });

  test('of a signed-in person is theirs wherever they are, and not their neighbour’s behind the same address', async () => {
    const [one, two] = [await makeAccount(), await makeAccount()];
    const ask = async (personId: string, address: string) => {
      const { headers } = await signIn(personId);
      return (await call(upload, { method: 'POST', headers: { ...headers, 'x-client-address': address, 'idempotency-key': 'on-the-train' } })).json.upload_id;
    };
    const first = await ask(one.account.ownerId, '203.0.113.21');
    expect(await ask(one.account.ownerId, '203.0.113.22')).toBe(first);
    expect(await ask(two.account.ownerId, '203.0.113.21')).not.toBe(first);
    expect(
      (await call(upload, { method: 'POST', headers: { 'x-client-address': '203.0.113.21', 'idempotency-key': 'on-the-train' } })).json.upload_id,
    ).not.toBe(first);
  });

  test('of a person is another in each account that they act for', async () => {
    const { account } = await makeAccount();
    const team = await createTeam(account.ownerId, 'Legal');
    const { headers } = await signIn(account.ownerId);
    const { type, body } = fileAsForm('file', 'Lease.pdf', await plainPdf());
    const uploadFor = async (accountId: string) => {
      const acting = { ...headers, cookie: `${headers.cookie}; ${accountCookieName}=${accountId}`, 'idempotency-key': 'one' };
      return (await sendTo(postFile, { method: 'POST', body, headers: { ...acting, 'content-type': type } })).json.id as string;
    };
    const ids = [await uploadFor(account.id), await uploadFor(team.id), await uploadFor(team.id)];
    const owners = await db().file.findMany({ where: { id: { in: ids } }, select: { id: true, accountId: true } });
    expect(new Map(owners.map(({ id, accountId }) => [id, accountId]))).toEqual(
      new Map([
        [ids[0], account.id],
        [ids[1], team.id],
      ]),
    );
    expect(ids[2]).toBe(ids[1]);
  });

  test('of an address is not had by whoever makes up a credential that reads like it', async () => {
    const ask = (headers: Record<string, string>) => call(upload, { method: 'POST', headers: { 'idempotency-key': 'guessed', ...headers } });
    const first = (await ask({ 'x-client-address': '203.0.113.31' })).json.upload_id;
    const made = await ask({ 'x-client-address': '203.0.113.32', authorization: 'address 203.0.113.31' });
    expect(made.json.upload_id).not.toBe(first);
    expect((await ask({ 'x-client-address': '203.0.113.31' })).json.upload_id).toBe(first);
  });

  test('is free again after a refusal, and after 24 hours', async () => {
    const { key, account } = await makeAccount();
    expect((await create(key, 'tries', { title: '' })).status).toBe(400);
    expect((await create(key, 'tries')).status).toBe(201);
    setClock(() => new Date(Date.now() + 25 * 3600_000));
    await forgetAnswers(new Date(Date.now() + 3600_000), 1000);
    expect((await create(key, 'tries')).headers.get('idempotency-replayed')).toBeNull();
    expect(await requestsOf(account.id)).toBe(2);
  });
});

describe('the same Idempotency-Key with a streamed body', () => {
  const file = { name: 'file', fileName: 'a.pdf', type: 'application/pdf', value: 'some bytes' };
  const store = async (idempotencyKey: string, title: string, changes: Partial<typeof file> = {}) => {
    const { state, stream } = countedSource(chunkBytes);
    const body = around(`${partHead({ name: 'title' })}${title}\r\n${partHead({ ...file, ...changes })}`, stream, closing);
    const headers = { 'content-type': multipartType, 'idempotency-key': idempotencyKey, 'x-client-address': '203.0.113.31' };
    const response = await serve(storeParts).POST(new Request('http://localhost:3000/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
    // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
    return { status: response.status, json: (await response.json()) as any, state };
  };

  test('is one thing and the first answer; the repeat’s file is not waited for', async () => {
    const [first, second] = [await store('parts', 'Terms'), await store('parts', 'Terms')];
    expect([first.status, first.json.bytes]).toEqual([201, chunkBytes]);
    expect([second.status, second.json]).toEqual([201, first.json]);
  });

  test('is refused with another member, or another file by its name', async () => {
    await store('other-parts', 'Terms');
    for (const other of [await store('other-parts', 'Other terms'), await store('other-parts', 'Terms', { fileName: 'b.pdf' })])
      expect([other.status, other.json.details[0].code]).toEqual([400, 'idempotency_key_reused']);
  });
});

test('what is kept tells nothing to whom has the database alone', async () => {
  const { key } = await makeAccount();
  const { json } = await create(key, 'a-secret-idempotency-key');
  const rows = await db().idempotentAnswer.findMany();
  const dump = rows.map((row) => `${row.key} ${row.bodyHash} ${Buffer.from(row.answer ?? []).toString('latin1')}`).join('\n');
  for (const secret of ['a-secret-idempotency-key', key, json.request_token, json.request_id]) expect(dump).not.toContain(secret);
});

test.each(['', ' ', 'a b', 'é', 'x'.repeat(256)])('400 for %j as a key', async (idempotencyKey) => {
  const { key } = await makeAccount();
  const { status, json } = await call(POST, { key, body: requestBody(), headers: { 'idempotency-key': idempotencyKey } });
  // Header values come trimmed: of nothing but space nothing is left.
  expect([status, json.details?.[0]?.path]).toEqual([400, 'Idempotency-Key']);
});
