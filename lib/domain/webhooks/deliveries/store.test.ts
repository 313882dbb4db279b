import { describe, expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { deliveriesOf, putDelivery, setOthersAside } from '@/lib/testing/deliveries';
import { listenTo } from '@/lib/testing/receiver';
import { widths } from '../rules';
import { claimDue } from './claims/store';
import { dropDelivery, endAttempt, endDelivered, releaseDelivery } from './store';

const start = new Date('2026-11-22T10:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);
const attempt = { at: start, durationMs: 5, status: 500, problem: 'http_500', answer: 'down' };
const taken = { ...attempt, status: 204, problem: null, answer: null };
const wire = { requestHeaders: { 'webhook-id': 'evt_1' }, requestBody: '{}', answerHeaders: { server: 'test' } };

/** A delivery that one process has claimed, after its first attempt. */
async function claimed() {
  const { account } = await makeAccount();
  await setOthersAside([account.id]);
  const { id: endpointId } = await listenTo('requests', account.id);
  const id = await putDelivery(endpointId, account.id, 'pending', start);
  const [claim] = await claimDue(start, later(60_000), widths, { inAll: 0, byAccount: {}, byEndpoint: {} });
  if (claim?.id !== id) throw new Error('The delivery was not claimed.');
  const set = (data: object) => db().webhookDelivery.update({ where: { id }, data });
  const one = async () => (await deliveriesOf(account.id))[0];
  const fail = () => transaction((tx) => endAttempt(tx, claim, { ...attempt, wire }, { status: 'pending', nextAt: later(90_000), finishedAt: null }));
  return { claim, set, one, fail };
}

test('an attempt in vain is kept with its number, and the next one is due as planned', async () => {
  const { fail, one } = await claimed();
  expect(await fail()).toBe(true);
  expect(await one()).toMatchObject({ status: 'pending', attempts: 2, nextAt: later(90_000), tries: [{ number: 1 }, { number: 2, ...attempt, ...wire }] });
});

describe('a delivery that was held while its attempt was under way', () => {
  const held = { status: 'held', nextAt: null, finishedAt: later(1000) };

  test('stays held where that was in vain, and the attempt is kept', async () => {
    const { set, fail, one } = await claimed();
    await set(held);
    expect(await fail()).toBe(false);
    expect(await one()).toMatchObject({ ...held, attempts: 2, tries: [{ number: 1 }, { number: 2, ...attempt, ...wire }] });
  });

  test('is delivered where the receiver took it', async () => {
    const { claim, set, one } = await claimed();
    await set(held);
    await endDelivered([{ claim, attempt: { ...taken, wire } }], later(2000));
    expect(await one()).toMatchObject({ status: 'delivered', attempts: 2, finishedAt: later(2000), tries: [{ number: 1 }, { number: 2, ...taken, ...wire }] });
  });
});

describe('a process that comes too late changes nothing of a delivery', () => {
  test.each([
    ['that another has claimed since', { nextAt: later(120_000) }],
    ['of which another has kept an attempt since', { attempts: 2 }],
    ['of which another has kept an attempt before it was held', { attempts: 2, status: 'held', nextAt: null, finishedAt: later(1000) }],
    ['that has ended', { status: 'failed', nextAt: null, finishedAt: later(1000) }],
  ])('%s', async (_what, since) => {
    const { claim, set, one, fail } = await claimed();
    await set(since);
    const before = await one();
    expect(await fail()).toBe(false);
    expect(await one()).toEqual(before);
    await endDelivered([{ claim, attempt: { ...taken, wire } }], later(2000));
    expect(await one()).toEqual(before);
  });

  test('that another has claimed since, by letting it go or ending it', async () => {
    const { claim, set, one } = await claimed();
    await set({ nextAt: later(120_000) });
    const before = await one();
    await releaseDelivery(claim, start);
    await dropDelivery(claim, start);
    expect(await one()).toEqual(before);
  });
});
