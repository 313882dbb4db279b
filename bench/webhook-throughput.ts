/** The measurements of `bench/webhooks.ts`, in a process and a database of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { createPerson } from '@/lib/domain/accounts/store';
import { insertEndpoint } from '@/lib/domain/events/endpoints/store';
import { recordFirst } from '@/lib/domain/events/record';
import { insertRequest, type NewRequest } from '@/lib/domain/signatures/store';
import { deliverDue } from '@/lib/domain/webhooks/deliveries/deliver-due';
import { announceEvent } from '@/lib/domain/webhooks/jobs/announce-event';

import { callOutside } from '@/lib/engines/net/call-outside';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { closeQueue, queue } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';

const sink = process.env.SINK_URL ?? '';
const total = 1500;
const barePosts = 3000;
const atOnce = 16;
const eventsAtOnce = 8;
const oneBody = JSON.stringify({ type: 'request.cancelled', timestamp: new Date(), data: { padding: 'x'.repeat(400) } });

const row = (name: string, value: string) => console.log(`  ${name.padEnd(58)} ${value}`);

/** Posts a second of the client alone, as many at once as are delivered for one account. */
async function bare(): Promise<number> {
  const limits = { maxBytes: 65_536, whenTooLarge: 'cut', maxRedirects: 0, timeoutMs: 15_000 } as const;
  let left = barePosts;
  const post = async () => {
    while (left-- > 0) await callOutside(sink, { method: 'POST', body: oneBody, headers: { 'content-type': 'application/json' }, ...limits });
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, post));
  return (barePosts / (performance.now() - began)) * 1000;
}

/** Deliveries a second where the events of so many accounts wait, each with one endpoint. */
async function delivered(accounts: number): Promise<{ announced: number; delivered: number }> {
  const before = await db().webhookDelivery.count();
  await layQueues(await queue('worker'), [announceEvent]);
  for (let index = 0; index < accounts; index += 1) await withEvents(`${accounts}-${index}@sender.example`, total / accounts);
  const announcedFrom = performance.now();
  await startWork([announceEvent]);
  while ((await db().webhookDelivery.count()) < before + total) await sleep(20);
  const announced = total / ((performance.now() - announcedFrom) / 1000);
  await closeQueue();
  await queue('worker');
  const began = performance.now();
  await startWork([], [deliverDue]);
  while ((await db().webhookDelivery.count({ where: { status: 'delivered' } })) < before + total) await sleep(20);
  const rate = total / ((performance.now() - began) / 1000);
  await closeQueue();
  return { announced, delivered: rate };
}

async function withEvents(email: string, count: number): Promise<void> {
  const createdAt = new Date();
  const account = await transaction((tx) => createPerson(tx, { name: 'Sam Sender', email, isOperator: false, createdAt, provenAt: createdAt }));
  await transaction((tx) => insertEndpoint(tx, { id: `whk_${account.id}`, accountId: account.id, topic: 'requests', url: sink, events: null, at: createdAt }));
  const make = () =>
    transaction(async (tx) => {
      const request = madeRequest(randomHex(16), account.id, createdAt);
      await insertRequest(tx, request);
      await recordFirst(tx, { id: request.id, accountId: account.id, topic: 'requests' }, 'request.expired', createdAt);
    });
  for (let made = 0; made < count; made += eventsAtOnce) await Promise.all(Array.from({ length: Math.min(eventsAtOnce, count - made) }, make));
}

const madeRequest = (id: string, accountId: string, createdAt: Date): NewRequest => ({
  id,
  accountId,
  apiKeyId: null,
  isTest: false,
  status: 'pending',
  title: 'Agreement',
  message: null,
  language: 'en',
  delivery: 'link',
  certificate: true,
  signerName: 'Anna Berg',
  signerEmail: 'anna@signer.example',
  senderName: 'Sam Sender',
  senderEmail: 'sam@sender.example',
  senderVerified: true,
  senderProvenAt: null,
  senderSigns: false,
  requestTokenHash: 'x',
  linkGeneration: 1,
  confirmGeneration: 1,
  confirmSentAt: null,
  usageSubject: 'bench',
  sourceKind: 'markdown',
  sourceAddress: null,
  sourceSha256: 'x',
  presentedSha256: 'x',
  presentedMarked: true,
  pageCount: 1,
  fields: [],
  createdAt,
  expiresAt: new Date(createdAt.getTime() + 86_400_000),
});

console.log(`\nDeliveries to a sink on this machine, ${atOnce} at once:`);
const posts = await bare();
row('bare posts by the same client', `${posts.toFixed(0)} a second`);
for (const accounts of [1, 10]) {
  const { announced, delivered: rate } = await delivered(accounts);
  row(`${total} events of ${accounts} account(s), announced`, `${announced.toFixed(0)} a second`);
  row(`${total} events of ${accounts} account(s), delivered`, `${rate.toFixed(0)} a second, ${((100 * rate) / posts).toFixed(0)} % of bare posts`);
}
