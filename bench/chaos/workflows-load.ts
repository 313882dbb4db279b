import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Ledger, note } from './ledger.ts';
import type { Product } from './product.ts';
import type { Receiver } from './receiver.ts';

type Given = { product: Product; ledger: Ledger; receiver: Receiver; isLoaded: () => boolean };

const fields = ['Offer No', 'Date', 'Customer.name', 'Customer.address', 'Items.name', 'Items.quantity', 'Items.price', 'Discount'];
const offer = {
  ...{ Date: '2026-11-22', Discount: 10, Customer: { name: 'Anna Berg', address: 'Seestrasse 1, Zürich' } },
  Items: [{ name: 'Chair', quantity: 4, price: 89.9 }],
};
/** LibreOffice makes a PDF of each: a second of a core. */
const PAUSE_MS = 2500;

/** Posts to a workflow, each post with its key until it was taken. */
export async function postToWorkflow({ product, ledger, receiver, isLoaded }: Given): Promise<void> {
  const address = await workflowAddress(product, receiver);
  for (let turn = 0; isLoaded(); turn += 1) {
    await sleep(PAUSE_MS);
    const repeatKey = `offer-${turn}`;
    const body = JSON.stringify({ ...offer, 'Offer No': `2026-${turn}` });
    for (let attempt = 0; attempt < 120; attempt += 1) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': repeatKey },
        body,
        signal: AbortSignal.timeout(20_000),
      }).catch(() => undefined);
      const answer = await response?.text().catch(() => undefined);
      note(ledger, 'post', answer === undefined ? 'lost' : (response?.status ?? 'lost'));
      if (response?.status === 202 && answer) {
        ledger.posts.push({ repeatKey, automationId: (JSON.parse(answer) as { automationId: string }).automationId });
        break;
      }
      await sleep(500);
    }
  }
}

/** Made before the first fault: the address that is posted to. */
async function workflowAddress({ base, key }: Product, receiver: Receiver): Promise<string> {
  const form = new FormData();
  form.set('file', new File([readFileSync('docs/examples/offer.docx')], 'offer.docx'));
  const authorization = { authorization: `Bearer ${key}` };
  const file = (await (await fetch(`${base}/files/`, { method: 'POST', headers: authorization, body: form })).json()) as { id: string };
  const body = { name: 'Offers', document: { fileId: file.id }, source: { sourceFields: fields }, outgoingWebhook: { webhookUrl: receiver.url } };
  const response = await fetch(`${base}/workflows/`, {
    method: 'POST',
    headers: { ...authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status !== 201) throw new Error(`The workflow was answered ${response.status} ${await response.text()}`);
  const { source } = (await response.json()) as { source: { webhookUrl: string } };
  return source.webhookUrl;
}
