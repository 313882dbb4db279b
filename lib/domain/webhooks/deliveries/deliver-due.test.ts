import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { setNetwork } from '@/lib/engines/net/network';
import { announceAll, deliverAll, deliverNow, setOthersAside } from '@/lib/testing/deliveries';
import { at, start, tryAfter } from '@/lib/testing/delivery-clock';
import { oneEvent } from '@/lib/testing/one-event';
import { receiver } from '@/lib/testing/receiver';
import { leaseMs, maxTries, retryDelaysMs, widths } from '../rules';
import { claimDue } from './claims/store';
import { deliverDue } from './deliver-due';

afterEach(() => setClock(null));

describe('the schedule', () => {
  test('tries ten times under one id, each attempt signed anew, and then it has failed', async () => {
    const { received } = await receiver((response) => response.writeHead(500).end());
    const { account, endpoint, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    let passed = 0;
    for (const delay of retryDelaysMs) await tryAfter(account.id, (passed += 1.2 * delay));
    const delivery = await one();
    expect([delivery?.status, delivery?.attempts, delivery?.nextAt, received.length]).toEqual(['failed', maxTries, null, maxTries]);
    const ids = new Set(received.map(({ headers }) => headers['webhook-id']));
    expect([...ids]).toEqual([delivery?.eventId]);
    for (const { headers, text } of received) {
      const sentAt = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(headers['webhook-signature']).toBe(new Webhook(endpoint.secret).sign(delivery?.eventId ?? '', sentAt, text));
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(maxTries);
  });

  test('is left as soon as the receiver takes it, and an attempt that is not due is not made', async () => {
    const answers = [500, 200];
    const { received } = await receiver((response) => response.writeHead(answers.shift() ?? 599).end());
    const { account, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    await deliverNow(account.id);
    expect(received).toHaveLength(1);
    await tryAfter(account.id, 6_500);
    await tryAfter(account.id, 900_000);
    expect([(await one())?.status, received.length]).toEqual(['delivered', 2]);
  });

  test('hears what a receiver that is busy asks for', async () => {
    await receiver((response) => response.writeHead(503, { 'retry-after': '9' }).end());
    const { account, one } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    expect((await one())?.nextAt?.getTime()).toBe(start + 9_000);
  });
});

describe('two looks at once', () => {
  test('never make the same attempt', async () => {
    const { received } = await receiver((response) => setTimeout(() => response.writeHead(204).end(), 100));
    const { account, one } = await oneEvent();
    await announceAll(account.id);
    await setOthersAside([account.id]);
    await Promise.all(Array.from({ length: 8 }, () => deliverDue.look()));
    await deliverDue.ended();
    expect([received.length, (await one())?.attempts]).toEqual([1, 1]);
  });

  test('a process that is killed before it sends leaves a delivery that is due again when its lease ends; it is sent once', async () => {
    const { received } = await receiver();
    const { account, one } = await oneEvent();
    at(0);
    await announceAll(account.id);
    await setOthersAside([account.id]);
    // Its lease runs, its process is gone.
    const claims = await claimDue(new Date(start), new Date(start + leaseMs), widths, { inAll: 0, byAccount: {}, byEndpoint: {} });
    expect(claims.map(({ accountId }) => accountId)).toEqual([account.id]);
    await tryAfter(account.id, leaseMs - 1);
    expect(received).toHaveLength(0);
    await tryAfter(account.id, leaseMs);
    await tryAfter(account.id, leaseMs);
    expect([received.length, (await one())?.status]).toEqual([1, 'delivered']);
  });
});

describe('a failure of ours', () => {
  test('such as a network that reaches no name server is not charged to the endpoint either', async () => {
    await receiver();
    const { account, one, row } = await oneEvent({ url: 'https://elsewhere.example.com/' });
    // Nobody listens there.
    setNetwork({ nameServers: ['127.0.0.1:9'] });
    at(0);
    await deliverAll(account.id);
    expect([(await one())?.attempts, (await row()).failures, (await one())?.nextAt]).toEqual([0, 0, new Date(start + 60_000)]);
  });

  test('is not charged to the endpoint: it costs no attempt, and a minute later the delivery is due again', async () => {
    const { received } = await receiver();
    const { account, one, row } = await oneEvent();
    at(0);
    await announceAll(account.id);
    const { eventId = '' } = (await one()) ?? {};
    await db().event.update({ where: { id: eventId }, data: { type: 'request.teleported' } });
    await deliverNow(account.id);
    expect([(await one())?.attempts, (await row()).failures, (await one())?.nextAt]).toEqual([0, 0, new Date(start + 60_000)]);
    await db().event.update({ where: { id: eventId }, data: { type: 'request.cancelled' } });
    await tryAfter(account.id, 61_000);
    expect([received.length, (await one())?.status]).toEqual([1, 'delivered']);
  });

  test('that lasts for five days ends the delivery, so that it does not come back for ever', async () => {
    const { account, one } = await oneEvent();
    await announceAll(account.id);
    const { eventId = '' } = (await one()) ?? {};
    await db().event.update({ where: { id: eventId }, data: { type: 'request.teleported' } });
    at(121 * 3_600_000);
    await deliverNow(account.id);
    expect((await one())?.status).toBe('failed');
  });
});
