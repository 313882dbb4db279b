import { afterEach, describe, expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { catalog } from './catalog';
import { dataHashOf, firstHash, hashOf, verifyChain } from './chain';
import { record, recordFirst } from './record';
import { appendEvent, findChainHead, findSubject, listChained, listEvents } from './store';

const at = new Date('2026-11-21T10:00:00Z');
const trace = { ip: '192.0.2.1', userAgent: 'Test' };
const someone = () => ({ id: randomHex(16), accountId: `acc_${randomHex(4)}`, topic: null });
const accepted = { ...trace, party: 'signer', kind: 'typed', timeZone: 'UTC', presentedSha256: 'a' } as const;
const jobsFor = (eventId: string) =>
  db().$queryRaw<{ name: string; seconds: number }[]>`
    SELECT name, round(extract(epoch FROM start_after - created_on))::int AS seconds FROM pgboss.job WHERE data->>'id' = ${eventId} ORDER BY name`;

/** Puts an event as another version wrote it. */
async function written(subject: string, type: string, data: Record<string, string>) {
  const link = { sequence: 1, type, at, dataHash: dataHashOf('salt', data), previousHash: firstHash };
  await transaction((tx) =>
    appendEvent(tx, {
      id: `evt_${randomHex(8)}`,
      subject,
      ...link,
      hash: hashOf(link),
      salt: 'salt',
      data,
      accountId: null,
      topic: null,
      mac: null,
      headMac: null,
    }),
  );
}

test('what was recorded is read again as it was, in a chain that verifies', async () => {
  const subject = someone();
  await transaction(async (tx) => {
    await recordFirst(tx, subject, 'request.confirmed', at, trace);
    await record(tx, subject, 'request.reminded', at, { by: 'schedule' });
    await record(tx, subject, 'request.expired', at);
  });
  const events = await listEvents(subject.id);
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['request.confirmed', trace],
    ['request.reminded', { by: 'schedule' }],
    ['request.expired', {}],
  ]);
  expect(verifyChain(events, await findChainHead(subject.id))).toMatchObject({ valid: true, events: 3 });
});

test('each event has a salt of its own: what was erased cannot be guessed from its hash', async () => {
  const subject = someone();
  await transaction(async (tx) => {
    for (const at of [1, 2, 3]) await record(tx, subject, 'request.expired', new Date(at));
  });
  const salts = (await listEvents(subject.id)).map(({ salt }) => salt);
  for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(salts).size).toBe(3);
});

test('data that the type does not have, or not so, are refused, and nothing is recorded', async () => {
  const subject = someone();
  const wrong = [{ by: 'nobody' }, { by: 'sender', more: 1 }, {}] as unknown as { by: 'sender' }[];
  for (const data of wrong) await expect(transaction((tx) => record(tx, subject, 'request.reminded', at, data))).rejects.toThrow();
  expect(await listEvents(subject.id)).toEqual([]);
});

describe('jobs', () => {
  const wakes = catalog['signature.accepted'].wakes;
  afterEach(() => Object.assign(catalog['signature.accepted'], { wakes }));

  test('the last signature leaves the job that finishes the request, with the event’s id and five seconds for the process itself', async () => {
    const subject = someone();
    await transaction((tx) => record(tx, subject, 'signature.accepted', at, accepted));
    const [event] = await listEvents(subject.id);
    expect(await jobsFor(event?.id ?? '')).toEqual([{ name: 'finish-request', seconds: 5 }]);
    expect(await findSubject(event?.id ?? '')).toBe(subject.id);
  });

  test('each of several readers gets a job of its own, and none does where the transaction fails', async () => {
    Object.assign(catalog['signature.accepted'], { wakes: [{ job: 'finish-request' }, { job: 'send-email', headStartSeconds: 2 }] });
    const [kept, lost] = [someone(), someone()];
    await transaction((tx) => record(tx, kept, 'signature.accepted', at, accepted));
    const [event] = await listEvents(kept.id);
    expect(await jobsFor(event?.id ?? '')).toEqual([
      { name: 'finish-request', seconds: 0 },
      { name: 'send-email', seconds: 2 },
    ]);
    const count = async () => (await db().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job`).length;
    const before = await count();
    const failing = transaction(async (tx) => {
      await record(tx, lost, 'signature.accepted', at, accepted);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await count()).toBe(before);
  });
});

describe('rows of other versions', () => {
  test('the first requests were noted without the kind of their source, and are read', async () => {
    const { id } = someone();
    const first = { ...trace, apiKeyId: 'key_1', signerEmail: 'a@signer.example', senderEmail: 'b@sender.example', sourceSha256: 'a', presentedSha256: 'b' };
    await written(id, 'request.created', first);
    expect((await listEvents(id))[0]?.data).toEqual(first);
  });

  test('a member that this version does not know comes along, as the hash covers it', async () => {
    const { id } = someone();
    await written(id, 'request.reminded', { by: 'sender', more: 'later' });
    const events = await listEvents(id);
    expect(events[0]?.data).toEqual({ by: 'sender', more: 'later' });
    expect(verifyChain(events, await findChainHead(id))).toMatchObject({ valid: true });
  });

  test('erased data are read as erased', async () => {
    const { id } = someone();
    await written(id, 'request.reminded', { by: 'sender' });
    await db().$executeRaw`UPDATE events SET data = NULL, salt = NULL WHERE subject = ${id}`;
    const events = await listEvents(id);
    expect(events[0]?.data).toBeNull();
    expect(verifyChain(events, await findChainHead(id))).toMatchObject({ valid: true, erased: 1 });
  });

  test('a type that the catalogue does not know, or data that were changed, are no event; the chain can still be checked', async () => {
    const [unknown, changed] = [someone().id, someone().id];
    await written(unknown, 'request.teleported', {});
    await written(changed, 'request.reminded', { by: 'sender' });
    await db().$executeRaw`UPDATE events SET data = '{"by": 7}'::jsonb WHERE subject = ${changed}`;
    await expect(listEvents(unknown)).rejects.toThrow('request.teleported');
    await expect(listEvents(changed)).rejects.toThrow();
    expect(verifyChain(await listChained(unknown), await findChainHead(unknown))).toMatchObject({ valid: true });
    expect(verifyChain(await listChained(changed), await findChainHead(changed))).toMatchObject({
      valid: false,
      problems: [expect.stringContaining('changed')],
    });
  });
});
