import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs the operator's tool, as `npm run admin -- ...` does. */
export async function admin(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.mjs', ...args], { env: process.env });
  return stdout.trim();
}

let key: Promise<string> | undefined;

/** One API key a test worker. */
const apiKey = (): Promise<string> => {
  key ??= admin('key', 'create', '--email', `sam-${process.pid}@sender.example`, '--json').then((text) => (JSON.parse(text) as { key: string }).key);
  return key;
};

export type Sent = { request_id: string; request_token: string; signer_link: string; sender_link?: string; status_link: string };

const markdown = `## Scope

The supplier delivers the design **once**, see the table.

| Item | Price |
| --- | ---: |
| Design | 1,200 € |

City: {{text:signer:City}} Date: {{date:signer}}

{{signature:signer}}`;

/** Asks for a signature over the API, by link. */
export async function send(changes: Record<string, unknown> = {}): Promise<Sent> {
  const response = await fetch(`${process.env.BASE_URL}/v1/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await apiKey()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Service agreement',
      document: { markdown },
      signer: { name: 'Anna Berg', email: 'anna@signer.example' },
      delivery: 'link',
      ...changes,
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Sent;
}

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
