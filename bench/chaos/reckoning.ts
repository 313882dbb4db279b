import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ledger, SentRequest } from './ledger.ts';
import type { MailProvider } from './mail-provider.ts';
import type { Product } from './product.ts';
import type { Receiver } from './receiver.ts';

type Given = { product: Product; ledger: Ledger; mail: MailProvider; receiver: Receiver };

const DRAIN_WITHIN_MS = 900_000;
/** Each `request verify` starts a process: so many are looked at that closely, the rest by their bytes. */
const VERIFIED = 25;

const row = (name: string, value: string | number) => console.log(`  ${name.padEnd(52)} ${value}`);

/** Waits until all that was begun has ended, prints what there is, and answers each promise that was broken. */
export async function reckoning({ product, ledger, mail, receiver }: Given): Promise<string[]> {
  console.log('\nAnswers to the load:');
  for (const [name, count] of [...ledger.answers].sort()) row(name, count);
  const began = performance.now();
  const broken = await drained(product);
  console.log('\nAfterwards:');
  row('seconds until nothing was left to do', ((performance.now() - began) / 1000).toFixed(0));
  broken.push(...(await requestsKept(product, ledger)), ...(await runsKept(product, ledger, receiver)), ...(await emailsKept(product, mail)));
  const dead = JSON.parse(product.admin('queue', 'dead')) as { job: string; about: string; error: string }[];
  broken.push(...dead.map(({ job, about, error }) => `${job} ${about} was given up: ${error}`));
  const drafts = draftsIn(product.blobs);
  row('drafts left in storage', drafts);
  if (!(await product.isReady())) broken.push('/readyz is not 200');
  return broken;
}

/** Whether a webhook comes is what is asked, and not when: after some attempts in vain the next is hours away. Leases are shorter. */
const cutPausesShort = `
  UPDATE webhook_deliveries SET next_at = now() WHERE status = 'pending' AND next_at > now() + interval '70 seconds'`;

/** Until no run, accepted signature or letter is open any more. */
async function drained(product: Product): Promise<string[]> {
  const deadline = Date.now() + DRAIN_WITHIN_MS;
  const open = () =>
    product.rows<{ what: string; count: string }>(`
      SELECT 'runs' AS what, count(*) FROM automations WHERE status IN ('queued', 'running')
      UNION ALL SELECT 'signatures', count(*) FROM signature_requests WHERE status = 'accepted'
      UNION ALL SELECT 'emails', count(*) FROM emails WHERE status IN ('queued', 'sending')
      UNION ALL SELECT 'deliveries', count(*) FROM webhook_deliveries WHERE status = 'pending'`);
  for (;;) {
    await product.rows(cutPausesShort);
    const left = (await open()).filter(({ count }) => count !== '0');
    if (left.length === 0) return [];
    if (Date.now() > deadline) return left.map(({ what, count }) => `${count} ${what} never ended`);
    await sleep(2000);
  }
}

async function requestsKept(product: Product, { requests }: Ledger): Promise<string[]> {
  const broken: string[] = [];
  const stored = await product.rows<{ id: string; title: string; status: string }>('SELECT id, title, status FROM signature_requests');
  const times = new Map<string, number>();
  for (const { title } of stored) times.set(title, (times.get(title) ?? 0) + 1);
  for (const [title, count] of times) if (count > 1) broken.push(`“${title}” was made ${count} times`);
  const status = new Map(stored.map((request) => [request.id, request.status]));
  const signed: SentRequest[] = [];
  for (const request of requests) {
    const is = status.get(request.id);
    if (is === undefined) broken.push(`${request.id} was acknowledged and is not there`);
    else if (is === 'signed') signed.push(request);
    else if (request.signing === 'acknowledged') broken.push(`${request.id} was signed and is ${is}`);
  }
  row('requests acknowledged, and there', requests.length);
  row('signatures acknowledged', requests.filter(({ signing }) => signing === 'acknowledged').length);
  for (const request of signed) broken.push(...(await sealKept(product, request)));
  for (const { id } of signed.slice(0, VERIFIED)) broken.push(...verified(product, id));
  row('signed, sealed and found original', signed.length);
  const acts = await product.rows<{ request_id: string }>("SELECT request_id FROM signing_acts WHERE party = 'signer' GROUP BY request_id HAVING count(*) > 1");
  broken.push(...acts.map(({ request_id }) => `${request_id} has two acts of signing`));
  return broken;
}

/** The PDF can be fetched, and is what was sealed. */
async function sealKept({ base, key }: Product, { id, token }: SentRequest): Promise<string[]> {
  const response = await fetch(`${base}/v1/requests/${id}/signed-pdf`, { headers: { 'x-request-token': token } });
  if (response.status !== 200) return [`the signed PDF of ${id} is answered ${response.status}`];
  const sha256 = createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
  const answer = await fetch(`${base}/v1/verifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ sha256 }),
  });
  const { verdict } = (await answer.json()) as { verdict?: string };
  return verdict === 'original' ? [] : [`the signed PDF of ${id} is told to be ${verdict ?? answer.status}`];
}

function verified(product: Product, id: string): string[] {
  try {
    product.admin('request', 'verify', id);
    return [];
  } catch (error) {
    return [`request verify ${id}: ${String((error as { stdout?: string }).stdout || error).slice(0, 300)}`];
  }
}

async function runsKept(product: Product, { posts }: Ledger, receiver: Receiver): Promise<string[]> {
  const broken: string[] = [];
  const runs = await product.rows<{ id: string; status: string; outputs: string; error: unknown }>(
    'SELECT id, status, error, (SELECT count(*) FROM outputs WHERE automation_id = automations.id AND pdf_file_id IS NOT NULL) AS outputs FROM automations',
  );
  const byId = new Map(runs.map((run) => [run.id, run]));
  const told = new Map<string, number>();
  for (const { body } of receiver.taken.values()) {
    const { type, data } = JSON.parse(body) as { type: string; data: { automationId?: string; id?: string } };
    const id = data.automationId ?? data.id;
    if (type === 'automation.completed' && id) told.set(id, (told.get(id) ?? 0) + 1);
  }
  for (const { automationId } of posts) {
    const run = byId.get(automationId);
    if (!run) broken.push(`${automationId} was acknowledged and is not there`);
    else if (run.status !== 'completed') broken.push(`${automationId} is ${run.status}: ${JSON.stringify(run.error)}`);
    else if (run.outputs !== '1') broken.push(`${automationId} has ${run.outputs} outputs`);
    if (told.get(automationId) !== 1) broken.push(`${automationId} was told of as ${told.get(automationId) ?? 0} events`);
  }
  if (runs.length !== posts.length) broken.push(`${posts.length} posts made ${runs.length} runs`);
  row('posts acknowledged, each one run with its PDF', posts.length);
  row('webhooks that came more than once', [...receiver.taken.values()].filter(({ times }) => times > 1).length);
  return broken;
}

async function emailsKept(product: Product, mail: MailProvider): Promise<string[]> {
  const emails = await product.rows<{ id: string; recipient: string; status: string; kind: string }>('SELECT id, recipient, status, kind FROM emails');
  const arrived = new Set([...mail.taken.values()].map(({ to }) => to));
  row('emails, all taken by the provider', emails.length);
  row('emails that came twice, with the same Message-ID', [...mail.taken.values()].filter(({ times }) => times > 1).length);
  return emails.flatMap(({ id, recipient, status, kind }) => {
    if (status === 'sent' && !arrived.has(recipient)) return [`${kind} ${id} is said to be sent and did not arrive`];
    return status === 'sent' || status === 'suppressed' ? [] : [`${kind} ${id} is ${status}`];
  });
}

function draftsIn(blobs: string): number {
  try {
    return readdirSync(path.join(blobs, 'drafts')).length;
  } catch {
    return 0;
  }
}
