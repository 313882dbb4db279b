/** The measurements of `bench/dashboard.ts`, in a process and a database of their own. */
import type { Caller } from '@/lib/core/caller';
import { db, transaction } from '@/lib/core/db';
import { createPerson } from '@/lib/domain/accounts/store';
import { jobs } from '@/lib/domain/jobs';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { layQueues } from '@/lib/engines/queue/lay-queues';
import { queue } from '@/lib/engines/queue/queue';
import { perform } from '@/lib/surfaces/perform/perform';
import { seedRequests } from '@/lib/testing/many-requests';
import { signedInCaller } from '@/lib/testing/session';
import { median } from './median.ts';

const many = 100_000;
const few = 20;
const rounds = 30;

async function accountWith(count: number, name: string): Promise<Caller> {
  const at = new Date();
  const person = { name: 'Sam Sender', email: `${name}@sender.example`, isOperator: false, createdAt: at, provenAt: at };
  const { ownerId } = await transaction((tx) => createPerson(tx, person));
  const caller = await signedInCaller(ownerId ?? '');
  const request = {
    document: { markdown: 'Please sign.\n\n{{signature:signer}}' },
    title: 'Agreement',
    signer: { name: 'Anna Berg', email: 'anna@signer.example' },
  };
  const { request_id } = await perform(sendForSignature, { ...request, delivery: 'email' }, caller);
  await seedRequests(request_id, count);
  return caller;
}

const asked: [name: string, ask: (caller: Caller) => Promise<unknown>][] = [
  ['home', (caller) => perform(getOverview, {}, caller)],
  ['list, the newest fifty', (caller) => perform(listOwnRequests, { limit: 50 }, caller)],
  ['list, those declined or withdrawn', (caller) => perform(listOwnRequests, { limit: 50, status: 'cancelled' }, caller)],
  ['list, those under way', (caller) => perform(listOwnRequests, { limit: 50, status: 'pending' }, caller)],
  ['search for one title', (caller) => perform(listOwnRequests, { search: 'Lease 16' }, caller)],
  ['search for one address', (caller) => perform(listOwnRequests, { search: 'anna.17@signer.example' }, caller)],
  ['search for a word of an eighth of them', (caller) => perform(listOwnRequests, { search: 'mandate' }, caller)],
  ['search for a word of all of them', (caller) => perform(listOwnRequests, { search: 'anna' }, caller)],
  ['search for a first letter', (caller) => perform(listOwnRequests, { search: 'a' }, caller)],
];

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return median(times);
}

await layQueues(await queue('worker'), jobs);
const [large, small] = [await accountWith(many, 'large'), await accountWith(few, 'small')];
await accountWith(many, 'others');
await db().$executeRaw`VACUUM ANALYZE`;
console.log(`An account with ${many} requests beside one with ${few}, ${2 * many} in all; milliseconds, median of ${rounds}`);
for (const [name, ask] of asked) {
  const [slow, quick] = [await timeOf(() => ask(large)), await timeOf(() => ask(small))];
  console.log(`  ${name.padEnd(44)} ${slow.toFixed(1).padStart(7)} ${quick.toFixed(1).padStart(7)}   ${(slow / quick).toFixed(1)} times`);
}
await db().$disconnect();
process.exit(0);
