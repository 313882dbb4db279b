import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { now, setClock } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { PrismaClient } from '@/lib/core/generated/client';
import { deliverDue } from '@/lib/domain/webhooks/deliveries/deliver-due';
import { announceEvent } from '@/lib/domain/webhooks/jobs/announce-event';

/**
 * A worker that dies in the middle of deliveries: after so many statements to the database, or by whoever started it. Its
 * clock is so many milliseconds ahead, so that leases of those before it are over. It ends by itself where all is delivered.
 */
const [statements = '0', aheadMs = '0', ...eventIds] = process.argv.slice(2);
let left = Number(statements);
setClock(() => new Date(Date.now() + Number(aheadMs)));

const client = new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL }), log: [{ emit: 'event', level: 'query' }] });
client.$on('query', () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
(globalThis as { paraphDb?: unknown }).paraphDb = client;

await announceEvent.together?.perform(
  eventIds.map((id) => ({ id })),
  new AbortController().signal,
);
const isLeft = async () => (await client.webhookDelivery.count({ where: { eventId: { in: eventIds }, status: 'pending', nextAt: { lte: now() } } })) > 0;
while (await isLeft()) {
  await deliverDue.look();
  // Another process may be at all that is left.
  await Promise.race([deliverDue.ended(), sleep(200)]);
}
await deliverDue.ended();
process.exit(0);
