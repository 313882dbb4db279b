import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { confirmToken } from '@/lib/domain/signatures/links';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '../account';
import { acceptConfirmation, createKeyless, refuseConfirmation, someAddress } from '../keyless';
import { withEnv } from '../outside-server';
import { cancelRequest, createRequest } from '../signing';
import { refusalOf } from './traces';

afterEach(() => setClock(null));

const at = (time: string) => setClock(() => new Date(time));
const usedBy = async (subject: string) =>
  (await db().usageMonth.findMany({ where: { subject }, orderBy: { month: 'asc' } })).map(({ month, count }) => [month, count]);
const times = <T>(count: number, act: (index: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, index) => act(index)));

describe('scenario 17: as many requests as the rate allows, and no more', () => {
  test('of one account: the next is 429 with Retry-After, leaves nothing, and passes once the time is over; another key of it adds nothing, another account is untouched', async () => {
    withEnv({ KEY_CREATES_PER_MINUTE: 3 });
    const { key, account } = await makeAccount();
    const keyOf = async (isTest: boolean) => (await issueKey({ accountId: account.id, personId: account.ownerId, name: 'other', isTest })).key;
    const [other, forTests] = [await keyOf(false), await keyOf(true)];
    at('2026-11-21T10:00:00Z');
    for (let left = 2; left >= 0; left -= 1) {
      const { status, headers } = await createRequest(key);
      expect([status, headers.get('ratelimit-policy')]).toEqual([201, '"create";q=3;w=60']);
      expect(headers.get('ratelimit')).toMatch(new RegExp(`^"create";r=${left};t=\\d+$`));
    }
    let refused: Awaited<ReturnType<typeof createRequest>> | undefined;
    const once = async () => {
      refused = await createRequest(key);
      return refused;
    };
    expect(await refusalOf(once)).toEqual([429, 'rate_limited']);
    expect([refused?.headers.get('retry-after'), refused?.json.retryAfter, refused?.headers.get('ratelimit')]).toEqual(['20', 20, '"create";r=0;t=20']);
    expect(await refusalOf(() => createRequest(other))).toEqual([429, 'rate_limited']);
    // What is tried out does not hold up what is meant.
    for (const free of [forTests, (await makeAccount()).key]) expect((await createRequest(free)).status).toBe(201);
    at('2026-11-21T10:00:20Z');
    expect((await createRequest(key)).status).toBe(201);
    expect(await refusalOf(() => createRequest(key))).toEqual([429, 'rate_limited']);
  });

  test('without a key: five an hour from one address, whoever is named as sender; ten a day', async () => {
    const from = `client-${someAddress()}`;
    const create = () => createKeyless({}, from);
    for (const hour of ['10', '11']) {
      at(`2026-11-21T${hour}:00:00Z`);
      for (let index = 0; index < 5; index += 1) expect((await create()).status).toBe(201);
      expect(await refusalOf(create)).toEqual([429, 'rate_limited']);
    }
    at('2026-11-21T12:00:00Z');
    expect(await refusalOf(create)).toEqual([429, 'rate_limited']);
    expect((await createKeyless()).status).toBe(201);
  });

  test('a crowd that all the makers of documents cannot serve at once gets 201 or 429 with a time to wait, never a failure of ours', {
    timeout: 60_000,
  }, async () => {
    withEnv({ KEY_CREATES_PER_MINUTE: 300, MONTHLY_LIMIT: 300 });
    const { key, account } = await makeAccount();
    const answers = await times(200, () => createRequest(key));
    const made = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, json, headers }) => `${status} ${json.error} ${headers.get('retry-after')}`))).toEqual(
      new Set(['429 rate_limited 5']),
    );
    expect(made.length).toBeGreaterThan(50);
    expect(await usedBy(account.id)).toEqual([[expect.any(String), made.length]]);
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(made.length);
  });
});

describe('scenario 18: thirty documents a month', () => {
  test('the 30th passes, the 31st is 429 monthly_limit with the end of the month, and with the month it passes again', { timeout: 60_000 }, async () => {
    at('2026-11-30T23:00:00Z');
    const { key, account } = await makeAccount();
    for (let used = 1; used <= 30; used += 1) {
      const { status, json } = await createRequest(key);
      expect([status, json.usage]).toEqual([201, { used_this_month: used, monthly_limit: 30 }]);
    }
    let refused: Awaited<ReturnType<typeof createRequest>> | undefined;
    expect(await refusalOf(async () => (refused = await createRequest(key)))).toEqual([429, 'monthly_limit']);
    expect(refused?.json.resets_at).toBe('2026-12-01T00:00:00.000Z');
    at('2026-11-30T23:59:59.999Z');
    expect(await refusalOf(() => createRequest(key))).toEqual([429, 'monthly_limit']);
    at('2026-12-01T00:00:00Z');
    expect((await createRequest(key)).json.usage).toEqual({ used_this_month: 1, monthly_limit: 30 });
    expect(await usedBy(account.id)).toEqual([
      ['2026-11', 30],
      ['2026-12', 1],
    ]);
  });

  test('what was cancelled, and refused, gives no place back or takes one', async () => {
    const { key, account } = await makeAccount({ monthlyLimit: 2 });
    const first = await createRequest(key);
    expect((await cancelRequest(first.json.request_id, { key })).status).toBe(200);
    expect((await createRequest(key, { title: '' })).status).toBe(400);
    expect((await createRequest(key, { document: { pdf_base64: 'JVBERi0xLjcK' } })).status).toBe(400);
    expect((await createRequest(key)).json.usage).toEqual({ used_this_month: 2, monthly_limit: 2 });
    expect(await refusalOf(() => createRequest(key))).toEqual([429, 'monthly_limit']);
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(2);
  });

  test('forty at once are exactly thirty requests', { timeout: 60_000 }, async () => {
    const { key, account } = await makeAccount();
    const answers = await times(40, () => createRequest(key));
    const created = answers.filter(({ status }) => status === 201);
    expect(created).toHaveLength(30);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ status, json }) => `${status} ${json.error}`))).toEqual(
      new Set(['429 monthly_limit']),
    );
    expect(created.map(({ json }) => json.usage.used_this_month).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(await usedBy(account.id)).toEqual([[expect.any(String), 30]]);
    expect(await db().signatureRequest.count({ where: { accountId: account.id } })).toBe(30);
  });
});

describe('scenario 18: without a key the month is kept by the sender’s address', () => {
  const answer = async (requestId: string, how: typeof acceptConfirmation) => {
    const request = await findProvenRequest(requestId);
    if (request) await how(confirmToken(request));
  };
  const signer = (index: number) => ({ email: `signer-${index}@signer.example` });

  test('the 30th passes and the 31st is 429, whatever case and form the address is written in, and whatever became of the others', {
    timeout: 60_000,
  }, async () => {
    at('2026-11-21T10:00:00Z');
    const name = someAddress().split('@')[0];
    const spellings = [`${name}@bücher.example`, `${name?.toUpperCase()}@BÜCHER.example`, `${name}@xn--bcher-kva.example`];
    const create = (index: number) => createKeyless({ sender: { email: spellings[index % 3] }, signer: signer(index) });
    for (let index = 0; index < 30; index += 1) {
      const { status, json } = await create(index);
      expect([status, json.usage]).toEqual([201, { used_this_month: index + 1, monthly_limit: 30 }]);
      await answer(json.request_id, index % 2 ? acceptConfirmation : refuseConfirmation);
    }
    for (const index of [30, 31, 32]) expect(await refusalOf(() => create(index))).toEqual([429, 'monthly_limit']);
    expect(await usedBy(`email:${name}@xn--bcher-kva.example`)).toEqual([['2026-11', 30]]);
  });

  test('three that wait for their confirmation are the most, and a refusal of the fourth takes no place of the month', async () => {
    const email = someAddress();
    const create = (index: number) => createKeyless({ sender: { email }, signer: signer(index) });
    const answers = await times(8, create);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ status, json }) => `${status} ${json.error}`))).toEqual(new Set(['429 rate_limited']));
    expect(await usedBy(`email:${email}`)).toEqual([[expect.any(String), 3]]);
    expect(await refusalOf(() => create(9))).toEqual([429, 'rate_limited']);
  });
});
