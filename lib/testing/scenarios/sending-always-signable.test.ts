import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { makeAccount } from '../account';
import { plainPdf } from '../plain-pdf';
import { createRequest } from '../signing';
import { readyPage, type Sent, sealOf, signedPdf, textOf } from './signed-document';

const base64 = async (pdf: Promise<Uint8Array>) => Buffer.from(await pdf).toString('base64');
const paper = async () => ({ pdf_base64: await base64(plainPdf('The agreement.')) });
const box = { page: 1, x: 0.1, y: 0.5, width: 0.3 };

type Body = { document: object; title?: string; sender_signs?: boolean; fields?: object[] };

/** Documents that give somebody no place to sign, or none that binds. */
const documents: Record<string, () => Promise<Body>> = {
  'markdown without tags': async () => ({ document: { markdown: 'The agreement.' } }),
  'markdown with a date alone': async () => ({ document: { markdown: 'The agreement. {{date:signer}}' } }),
  'markdown with an unknown tag alone': async () => ({ document: { markdown: 'The agreement. {{initials:signer}}' } }),
  'markdown whose tag stands in a code block': async () => ({ document: { markdown: 'The agreement.\n\n```\n{{signature:signer}}\n```' } }),
  'a PDF without fields or tags': async () => ({ document: await paper() }),
  'a PDF with an empty list of fields': async () => ({ document: await paper(), fields: [] }),
  'a PDF whose tags give a date alone': async () => ({ document: { pdf_base64: await base64(pdfOf([{ text: 'The agreement. {{date:signer}}' }])) } }),
  'placements that give a date alone': async () => ({ document: await paper(), fields: [{ kind: 'date', ...box }] }),
  'placements that give a text without a label alone': async () => ({ document: await paper(), fields: [{ kind: 'text', ...box }] }),
  'placements that give a text alone': async () => ({ document: await paper(), fields: [{ kind: 'text', label: 'Place', ...box }] }),
  'a placed signature that is not required': async () => ({ document: await paper(), fields: [{ kind: 'signature', required: false, ...box }] }),
};

const forBoth: typeof documents = {
  'the sender signs and there is no sender tag': async () => ({ document: { markdown: 'The agreement. {{signature:signer}}' }, sender_signs: true }),
  'the sender signs and has a date tag alone': async () => ({ document: { markdown: 'The agreement. {{date:sender}}' }, sender_signs: true }),
  'the sender signs a PDF without tags': async () => ({ document: await paper(), sender_signs: true }),
  'the sender signs and placements know the signer alone': async () => ({
    document: await paper(),
    sender_signs: true,
    fields: [{ kind: 'signature', ...box }],
  }),
};

async function sendBy(body: () => Promise<Body>) {
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, await body());
  expect([status, json.error]).toEqual([201, undefined]);
  return json as Sent;
}

const bindingSignatures = async ({ request_id }: Sent, party: string) =>
  (await findProvenRequest(request_id))?.fields.filter((field) => field.kind === 'signature' && field.required && field.party === party) ?? [];

describe('scenario 1: a request never goes out that nobody can sign', () => {
  test.each(Object.entries(documents))('%s: the page has a required signature, and the request comes to be signed', async (_, body) => {
    const sent = await sendBy(body);
    const { fields, pages } = await readyPage(sent.signer_link ?? '');
    const binding = fields.filter(({ kind, required }) => kind === 'signature' && required);
    expect(binding).toHaveLength(1);
    const [{ page, x, y, width, height } = { page: 0, x: 0, y: 0, width: 0, height: 0 }] = binding;
    expect(pages.map(({ number }) => number)).toContain(page);
    expect([x >= 0, y >= 0, x + width <= 1, y + height <= 1, width > 0.1, height > 0.02]).not.toContain(false);
    const pdf = await signedPdf(sent);
    expect(textOf(pdf)).toContain('The agreement.');
    expect(sealOf(pdf)).toContain('Signature is Valid.');
  });

  test.each(Object.entries(forBoth))('where %s, each of the two has one, the sender first', async (_, body) => {
    const sent = await sendBy(body);
    expect(sent.signer_link).toBeUndefined();
    for (const party of ['sender', 'signer']) expect(await bindingSignatures(sent, party)).toHaveLength(1);
    const { party, fields } = await readyPage(sent.sender_link ?? '');
    expect([party, fields.filter(({ kind, required }) => kind === 'signature' && required).length]).toEqual(['sender', 1]);
    const text = textOf(await signedPdf(sent));
    for (const words of ['The agreement.', 'Sam Sender', 'Anna Berg']) expect(text).toContain(words);
  });

  test('what is placed stays where it was placed, and only what is missing is added on a page of its own', async () => {
    const sent = await sendBy(async () => ({ document: await paper(), fields: [{ kind: 'date', ...box }] }));
    const fields = (await findProvenRequest(sent.request_id))?.fields ?? [];
    expect(fields[0]).toMatchObject({ kind: 'date', required: true, page: 1, x: 0.1, y: 0.5, width: 0.3, height: 0.025 });
    expect(fields.slice(1).map(({ kind, page }) => `${kind} ${page}`)).toEqual(['signature 2', 'date 2']);
  });
});
