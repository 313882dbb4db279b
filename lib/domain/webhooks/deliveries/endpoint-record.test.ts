import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { openWebhookSecret, sealWebhookSecret } from '@/lib/domain/events/endpoints/secret';
import { deliverAll, deliveriesOf, deliverNow } from '@/lib/testing/deliveries';
import { at, start, tryAfter } from '@/lib/testing/delivery-clock';
import { oneEvent } from '@/lib/testing/one-event';
import { type Received, receiver, verified } from '@/lib/testing/receiver';
import { runJob } from '@/lib/testing/run-job';

afterEach(() => setClock(null));

describe('an endpoint', () => {
  test('that answers 410 is disabled at once, its owner is told, and what waits is held', async () => {
    await receiver((response) => response.writeHead(410).end());
    const { account, one, row, mails } = await oneEvent();
    await deliverAll(account.id);
    expect(await row()).toMatchObject({ disabledReason: 'gone' });
    expect([(await one())?.status, await mails()]).toEqual(['held', ['webhook-disabled']]);
    const email = await db().email.findFirstOrThrow({ where: { kind: 'webhook-disabled', subjectId: (await row()).id } });
    await runJob('send-email', email.id);
    expect((await db().email.findUniqueOrThrow({ where: { id: email.id } })).status).toBe('sent');
  });

  test('that fails for days: mails after one and three, and after five it is disabled and everything held', async () => {
    await receiver((response) => response.writeHead(500).end());
    const { account, endpoint, row, mails } = await oneEvent();
    const hour = 3_600_000;
    const failAt = async (hours: number) => {
      at(hours * hour);
      await db().webhookDelivery.updateMany({
        where: { endpointId: endpoint.id, status: { in: ['pending', 'failed'] } },
        data: { status: 'pending', attempts: 0, nextAt: new Date(start) },
      });
      await db().webhookAttempt.deleteMany({ where: { delivery: { endpointId: endpoint.id } } });
      await deliverNow(account.id);
      return [await mails(), (await row()).disabledReason];
    };
    at(0);
    await deliverAll(account.id);
    expect(await failAt(23)).toEqual([[], null]);
    expect(await failAt(25)).toEqual([['webhook-failing'], null]);
    expect(await failAt(26)).toEqual([['webhook-failing'], null]);
    expect(await failAt(73)).toEqual([['webhook-failing', 'webhook-failing'], null]);
    expect(await failAt(119)).toEqual([['webhook-failing', 'webhook-failing'], null]);
    expect(await failAt(121)).toEqual([['webhook-failing', 'webhook-failing', 'webhook-disabled'], 'failing']);
    expect((await deliveriesOf(account.id)).map(({ status }) => status)).toEqual(['held']);
  });

  test('that takes one event has a clean record again', async () => {
    const answers = [500, 200];
    await receiver((response) => response.writeHead(answers.shift() ?? 599).end());
    const { account, row } = await oneEvent();
    at(0);
    await deliverAll(account.id);
    expect(await row()).toMatchObject({ failures: 1, failingSince: new Date(start) });
    await tryAfter(account.id, 6_500);
    expect(await row()).toMatchObject({ failures: 0, failingSince: null, warnings: 0 });
  });

  test('whose secret was rotated gets both signatures for a day, the one in force first, and then the new one alone', async () => {
    const { received } = await receiver();
    const { account, endpoint, one } = await oneEvent();
    const fresh = openWebhookSecret(endpoint.secretSealed).replace(/^whsec_..../, 'whsec_AAAA');
    const rotated = { secretSealed: sealWebhookSecret(fresh), previousSecretSealed: endpoint.secretSealed, previousSecretUntil: new Date(start + 1000) };
    await db().webhookEndpoint.update({ where: { id: endpoint.id }, data: rotated });
    at(0);
    await deliverAll(account.id);
    const [both] = received as [Received];
    expect([verified(fresh, both), verified(endpoint.secret, both)]).toHaveLength(2);
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    await db().webhookDelivery.update({ where: { id: (await one())?.id ?? '' }, data: { status: 'pending', nextAt: new Date(start) } });
    at(2000);
    await deliverNow(account.id);
    expect(received[1]?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
    expect(() => verified(endpoint.secret, received[1] as Received)).toThrow('No matching signature');
  });
});
