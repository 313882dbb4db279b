import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomHex } from '@/lib/core/ids';
import { withEnv } from '@/lib/testing/outside-server';
import { dataHashOf, firstHash, hashOf, verifyChain } from './chain';
import { verifyMacs } from './keyed-chain';
import { record } from './record';
import { findChainHead, listChained } from './store';

const at = new Date('2026-11-21T10:00:00Z');

async function recorded(count = 3): Promise<string> {
  const subject = { id: randomHex(16), accountId: null, topic: null };
  for (let index = 0; index < count; index += 1) await transaction((tx) => record(tx, subject, 'request.reminded', at, { by: 'sender' }));
  return subject.id;
}

const checked = async (subject: string, since: Date | null = null) => {
  const [events, head] = [await listChained(subject), await findChainHead(subject)];
  return { hashes: verifyChain(events, head), macs: verifyMacs(subject, events, head, since) };
};

/** What anyone can do who has the database: every hash anew, and the head. */
async function recompute(subject: string) {
  let previousHash = firstHash;
  for (const event of await listChained(subject)) {
    const link = { ...event, previousHash, dataHash: dataHashOf(event.salt ?? '', event.data ?? {}) };
    const hash = hashOf(link);
    await db().event.updateMany({ where: { subject, sequence: event.sequence }, data: { previousHash, dataHash: link.dataHash, hash } });
    previousHash = hash;
  }
  const sequence = (await listChained(subject)).length;
  await db().eventChain.updateMany({ where: { subject }, data: { hash: previousHash, sequence } });
}

test('what was recorded bears MACs that are right', async () => {
  expect(await checked(await recorded(), at)).toMatchObject({ hashes: { valid: true }, macs: { unkeyed: 0, problems: [] } });
});

test('a changed event with every hash computed anew passes the hashes, and not the MACs', async () => {
  const subject = await recorded();
  await db().event.updateMany({ where: { subject, sequence: 2 }, data: { data: { by: 'schedule' } } });
  await recompute(subject);
  const { hashes, macs } = await checked(subject);
  expect(hashes.valid).toBe(true);
  expect(macs.problems).toEqual([
    expect.stringContaining('event 2 (request.reminded) was not written by this service'),
    expect.stringContaining('event 3'),
    expect.stringContaining('the head of the chain was not written'),
  ]);
});

test('the last event removed, and the head set back to the one before with its MAC: the head is not one that this service wrote', async () => {
  const subject = await recorded();
  await db().event.deleteMany({ where: { subject, sequence: 3 } });
  const last = (await listChained(subject)).at(-1);
  await db().eventChain.updateMany({ where: { subject }, data: { hash: last?.hash ?? '', sequence: 2, mac: last?.mac ?? null } });
  const { hashes, macs } = await checked(subject);
  expect(hashes.valid).toBe(true);
  expect(macs.problems).toEqual([expect.stringMatching(/head of the chain was not written.*events after event 2 may have been removed/)]);
});

test('MACs of another subject prove nothing: a chain that is copied there is found', async () => {
  const [from, to] = [await recorded(), randomHex(16)];
  await db().$executeRaw`UPDATE events SET subject = ${to} WHERE subject = ${from}`;
  await db().$executeRaw`UPDATE event_chains SET subject = ${to} WHERE subject = ${from}`;
  const { hashes, macs } = await checked(to);
  expect(hashes.valid).toBe(true);
  expect(macs.problems).toHaveLength(4);
});

test('rows of before are counted as what they are, and those that follow vouch for them', async () => {
  const subject = await recorded();
  await db().event.updateMany({ where: { subject, sequence: { lt: 3 } }, data: { mac: null } });
  expect((await checked(subject)).macs).toEqual({ unkeyed: 2, problems: [] });
});

test('whoever takes the MACs away does not make a row one of before', async () => {
  const [middle, all] = [await recorded(), await recorded()];
  await db().event.updateMany({ where: { subject: middle, sequence: 2 }, data: { mac: null } });
  expect((await checked(middle)).macs.problems).toEqual([expect.stringContaining('event 2 (request.reminded): its MAC is missing')]);
  await db().event.updateMany({ where: { subject: all }, data: { mac: null } });
  await db().eventChain.updateMany({ where: { subject: all }, data: { mac: null } });
  expect((await checked(all, new Date(at.getTime() + 1))).macs.problems).toEqual([]);
  expect((await checked(all, at)).macs.problems).toHaveLength(3);
});

test('after a change of the key what was recorded under the one before verifies while that one is named, and is said to be unknown when not', async () => {
  const subject = await recorded();
  const before = env().EVIDENCE_KEY;
  withEnv({ EVIDENCE_KEY: 'another-evidence-key-of-more-than-32-characters', EVIDENCE_KEY_PREVIOUS: [before] });
  expect((await checked(subject)).macs.problems).toEqual([]);
  withEnv({ EVIDENCE_KEY_PREVIOUS: [] });
  expect((await checked(subject)).macs.problems[0]).toContain('under an evidence key that is not set here');
});
