import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the operator's tool, as `npm run admin -- ...` does. */
export async function admin(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.mjs', ...args], { env: process.env });
  return stdout.trim();
}

/** An account may send 30 documents a month. */
const SENDS_PER_ACCOUNT = 25;

let sends = 0;
let key: Promise<string> | undefined;

/** The API key of a test worker's account. */
const apiKey = (): Promise<string> => {
  if (sends % SENDS_PER_ACCOUNT === 0) key = makeKey(`sam-${process.pid}-${sends}@sender.example`);
  sends += 1;
  return key ?? Promise.reject(new Error('There is no key'));
};

/** A new live key of this person's account. */
export const makeKey = async (email: string): Promise<string> => {
  const { key } = JSON.parse(await admin('key', 'create', '--email', email, '--json')) as { key: string };
  return key;
};

export type Sent = { request_id: string; request_token: string; status: string; signer_link: string; sender_link?: string; status_link: string };

const markdown = `## Scope

The supplier delivers the design **once**, see the table.

| Item | Price |
| --- | ---: |
| Design | 1,200 € |

City: {{text:signer:City}} Date: {{date:signer}}

{{signature:signer}}`;

/** Asks for a signature over the API, by link. */
export const send = async (changes: Record<string, unknown> = {}): Promise<Sent> =>
  create(
    { title: 'Service agreement', document: { markdown }, signer: { name: 'Anna Berg', email: 'anna@signer.example' }, delivery: 'link', ...changes },
    await apiKey(),
  );

/** Posts a create request as it stands, with a key or without one. */
export async function create(body: Record<string, unknown>, key?: string): Promise<Sent> {
  const response = await fetch(`${process.env.BASE_URL}/v1/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Sent;
}

/** An address of this test alone. */
export const someone = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@people.example`;

export async function statusOf(sent: Sent): Promise<string> {
  const response = await fetch(`${process.env.BASE_URL}/v1/requests/${sent.request_id}`, { headers: { 'x-request-token': sent.request_token } });
  return ((await response.json()) as { status: string }).status;
}

export async function cancel(sent: Sent): Promise<void> {
  await fetch(`${process.env.BASE_URL}/v1/requests/${sent.request_id}/cancel`, { method: 'POST', headers: { 'x-request-token': sent.request_token } });
}

/** The signed PDF, as the sender downloads it. */
export async function download(sent: Sent): Promise<Buffer> {
  const response = await fetch(`${process.env.BASE_URL}/v1/requests/${sent.request_id}/signed-pdf`, { headers: { 'x-request-token': sent.request_token } });
  if (response.status !== 200) throw new Error(await response.text());
  return Buffer.from(await response.arrayBuffer());
}

export async function eventsOf(sent: Sent): Promise<string[]> {
  const shown = JSON.parse(await admin('request', 'show', sent.request_id, '--json')) as { events: { type: string }[] };
  return shown.events.map((event) => event.type);
}
