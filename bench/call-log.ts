/** The measurements of `bench/calls.ts`, in a process and a database of their own. */
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { flushCalls, noteCall } from '@/lib/domain/accounts/calls/note-call';
import { everyClass } from '@/lib/domain/accounts/calls/rules';
import { listCalls } from '@/lib/domain/accounts/calls/store';
import { createPerson } from '@/lib/domain/accounts/store';
import { getSignatureStatus } from '@/lib/domain/signatures/operations/get-signature-status';
import { insertRequest, type NewRequest } from '@/lib/domain/signatures/store';
import { serve } from '@/lib/surfaces/http/serve';
import { median } from './median';

const rounds = 500;
const noted = 20_000;
const logged = 1_000_000;

const row = (name: string, value: string) => console.log(`  ${name.padEnd(58)} ${value}`);

async function timed(run: () => unknown): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

const person = { name: 'Bench', email: 'bench@example.com', isOperator: false, createdAt: now(), provenAt: now() };
const account = await transaction((tx) => createPerson(tx, person));
const { id: keyId, key } = await issueKey({ accountId: account.id, personId: account.ownerId, name: 'bench', isTest: false });

/** Milliseconds of a status call by a key, at the median; the log included. */
async function statusCall(): Promise<number> {
  const id = randomHex(16);
  await transaction((tx) => insertRequest(tx, requestOf(id)));
  const { GET } = serve(getSignatureStatus);
  const headers = { authorization: `Bearer ${key}`, 'x-client-address': '203.0.113.7' };
  const ask = async () => {
    const answer = await GET(new Request(`http://localhost/v1/requests/${id}`, { headers }), { params: Promise.resolve({ request_id: id }) });
    if (answer.status !== 200) throw new Error(await answer.text());
  };
  const each: number[] = [];
  for (let round = 0; round < rounds; round += 1) each.push(await timed(ask));
  await flushCalls();
  return median(each.slice(50));
}

/** Milliseconds that a call takes to be noted and, with others, written. */
async function noting(): Promise<number> {
  const call = { accountId: account.id, keyId, operation: 'getSignatureStatus', status: 200, error: null, durationMs: 3, correlationId: 'x', byTool: false };
  const took = await timed(async () => {
    for (let count = 1; count <= noted; count += 1) {
      noteCall({ ...call, at: now() });
      if (count % 1_000 === 0) await flushCalls();
    }
  });
  return took / noted;
}

const [statusMs, notingMs] = [await statusCall(), await noting()];
console.log('\nThe log of calls:');
row('a status call by a key, at the median', `${statusMs.toFixed(2)} ms`);
row(
  'what noting and writing it takes, a call',
  `${(notingMs * 1000).toFixed(0)} µs, ${(1 + notingMs / (statusMs - notingMs)).toFixed(3)} times the call without it`,
);

await db().$executeRaw`
  INSERT INTO api_calls (account_id, key_id, operation, status, status_class, at, duration_ms, correlation_id, by_tool)
  SELECT ${account.id}, CASE WHEN n % 50000 = 1 THEN 'key_rare' ELSE ${keyId} END, CASE WHEN n % 10000 = 1 THEN 'rare' ELSE 'usual' END,
    CASE WHEN n % 1000 = 1 THEN 404 ELSE 200 END, CASE WHEN n % 1000 = 1 THEN 4 ELSE 2 END, now(), 5, 'x', false
  FROM generate_series(1, ${logged}) AS n`;
await db().$executeRaw`ANALYZE api_calls`;
for (const [name, filter] of Object.entries({
  'the newest 50 of 1,000,000': { classes: everyClass },
  '... failed, of which there are none': { classes: [5] },
  '... refused, of the usual operation': { classes: [4], operation: 'usual' },
  '... of an operation and a key that are rare': { classes: everyClass, operation: 'rare', keyId: 'key_rare' },
})) {
  const each: number[] = [];
  for (let round = 0; round < 20; round += 1) each.push(await timed(() => listCalls(account.id, { ...filter, limit: 51 })));
  row(name, `${median(each).toFixed(1)} ms`);
}
process.exit(0);

function requestOf(id: string): NewRequest {
  return {
    id,
    accountId: account.id,
    apiKeyId: keyId,
    isTest: false,
    status: 'pending',
    title: 'Agreement',
    message: null,
    language: 'en',
    delivery: 'link',
    certificate: true,
    signerName: 'Anna Berg',
    signerEmail: 'anna@example.com',
    senderName: 'Bench',
    senderEmail: 'bench@example.com',
    senderVerified: true,
    senderProvenAt: null,
    senderSigns: false,
    requestTokenHash: 'x',
    linkGeneration: 1,
    confirmGeneration: 1,
    confirmSentAt: null,
    sourceAddress: null,
    sourceKind: 'markdown',
    sourceSha256: 'x',
    presentedSha256: 'x',
    presentedMarked: true,
    pageCount: 1,
    fields: [],
    createdAt: now(),
    expiresAt: new Date(Date.now() + 86_400_000),
    usageSubject: account.id,
  };
}
