import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ledger, note, type SentRequest } from './ledger.ts';
import type { Product } from './product.ts';

type Given = { product: Product; ledger: Ledger; lane: number; isLoaded: () => boolean };
type Created = { request_id: string; request_token: string; signer_link?: string };

const PATIENCE_MS = 20_000;
const PAUSE_MS = 250;

/** Sends one request after the other, each repeated with its key until it was taken; and signs those whose link comes back. */
export async function sendRequests({ product, ledger, lane, isLoaded }: Given): Promise<void> {
  for (let turn = 0; isLoaded(); turn += 1) {
    const isMailed = turn % 3 === 2;
    const made = await created(product, ledger, `Agreement ${lane}-${turn}`, isMailed);
    if (!made) return;
    const entry: SentRequest = { title: `Agreement ${lane}-${turn}`, id: made.request_id, token: made.request_token, isMailed, signing: 'not' };
    ledger.requests.push(entry);
    if (made.signer_link) await sign(ledger, entry, made.signer_link.replace(/^https?:\/\/[^/]+/, product.base));
    await sleep(PAUSE_MS);
  }
}

async function created(product: Product, ledger: Ledger, title: string, isMailed: boolean): Promise<Created | undefined> {
  const repeatKey = randomUUID();
  const document = { markdown: `# ${title}\n\nWe agree on ${randomUUID()}.\n\n{{date:signer}}\n\n{{signature:signer}}` };
  const signer = { name: 'Anna Berg', email: `${title.replaceAll(' ', '-').toLowerCase()}@customer.example` };
  const body = JSON.stringify({ title, document, signer, delivery: isMailed ? 'email' : 'link' });
  // Until it is taken, also after the load has ended: a key that was used for nothing proves nothing.
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const headers = { authorization: `Bearer ${product.key}`, 'content-type': 'application/json', 'idempotency-key': repeatKey };
    const answer = await asked(ledger, 'create', `${product.base}/v1/requests`, { method: 'POST', headers, body });
    if (answer?.status === 201) return JSON.parse(answer.text) as Created;
    if (answer && answer.status < 500 && answer.status !== 429 && answer.status !== 409)
      throw new Error(`A create was answered ${answer.status} ${answer.text}`);
    await sleep(500);
  }
  note(ledger, 'create given up', 'lost');
  return undefined;
}

async function sign(ledger: Ledger, entry: SentRequest, link: string): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const page = await asked(ledger, 'signing page', link, {});
    const consent = /name="consent"[^>]*value="([^"]+)"/.exec(page?.text ?? '')?.[1];
    if (page?.status === 200 && consent) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ consent, signature_kind: 'typed', signature_text: 'Anna Berg', time_zone: 'Europe/Berlin' }))
        form.set(name, value);
      entry.signing = 'tried';
      const answer = await asked(ledger, 'sign', `${link}/finish`, { method: 'POST', body: form, redirect: 'manual' });
      const isTaken = answer?.status === 303 && !answer.location.includes('problem');
      if (isTaken) {
        entry.signing = 'acknowledged';
        return;
      }
    }
    // Without a form the page says what became of it: a lost answer may have been a yes.
    if (page?.status === 200 && !consent) return;
    await sleep(500);
  }
}

type Answered = { status: number; text: string; location: string };

async function asked(ledger: Ledger, operation: string, address: string, init: RequestInit): Promise<Answered | undefined> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    note(ledger, operation, response.status);
    return { status: response.status, text, location: response.headers.get('location') ?? '' };
  } catch {
    note(ledger, operation, 'lost');
    return undefined;
  }
}
