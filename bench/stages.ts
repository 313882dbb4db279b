/** Milliseconds of each stage of create and sign, in one process, warm; of comparing, milliseconds of a processor for a page. Prints JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { doubtfulPages } from '@/lib/engines/pdf/comparison/doubts';
import { firstLook } from '@/lib/engines/pdf/comparison/first-look';
import { secondLook } from '@/lib/engines/pdf/comparison/second-look';
import { TRIAL_MARK, trySigning } from '@/lib/engines/pdf/comparison/try-signing';
import { closePdfEngines, warmPdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { preparePdf, type TakeIn } from '@/lib/engines/pdf/intake/prepare-pdf';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';
import { takeInProven } from '@/lib/engines/pdf/intake/take-in-proven';
import { describePages, drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import type { Mark } from '@/lib/engines/pdf/seal/mark';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { putBlob } from '@/lib/engines/storage/blobs';
import { certificateWords } from '@/lib/words/certificate-words';
import { contractPdf, embeddedPdf } from './documents';
import { median } from './median';

const rounds = 15;
const paragraph = 'The supplier delivers the **design** within _thirty days_ of the order, see the table below, and answers for its correctness.\n\n';
const onePage = `## Scope\n\n${paragraph.repeat(5)}| Item | Price |\n| --- | ---: |\n| Design | 1,200 € |\n\n{{date:signer}} {{signature:signer}}`;
const parties = [{ id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: 'Anna Berg' }];
const at = new Date('2026-11-21T12:00:00Z');
const requestId = '0123456789abcdef'.repeat(2);
const edge = { text: `Request ${requestId} \u00b7 Page {page} of {pages}` };
const section = { requestId, locale: 'en', titles: { document: 'Document', certificate: 'Signing certificate' } };

const times: Record<string, number[]> = {};
async function timed<T>(stage: string, run: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await run();
  (times[stage] ??= []).push(performance.now() - began);
  return result;
}

/** Milliseconds of a processor for each page of what runs in this process. */
async function worked(stage: string, pages: number, run: () => Promise<unknown>): Promise<void> {
  const began = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(began);
  (times[stage] ??= []).push((user + system) / 1_000 / pages);
}

await warmPdfEngines();
const folder = mkdtempSync(path.join(tmpdir(), 'paraph-bench-'));
const identity = await loadOrCreateSealIdentity(folder, 'Bench');
rmSync(folder, { recursive: true });
for (let round = 0; round < rounds; round += 1) {
  const set = await timed('create: set one page of markdown', () =>
    setMarkdown({ markdown: `${onePage}\n\nRound ${round}`, title: 'Agreement', locale: 'en', createdAt: at, parties, edge }),
  );
  await timed('create: store', () => putBlob(set.pdf));
  await timed('view: read sizes and text', () => describePages(set.pdf));
  await timed('view: picture of a page, 800 px', () => drawPage(set.pdf, 1, 800));
  const marks: Mark[] = set.fields.map(({ page, x, y, width, height, kind }) => ({
    page,
    x,
    y,
    width,
    height,
    ...(kind === 'signature' ? { type: 'handwriting', text: 'Anna Berg' } : { type: 'text', text: '21 November 2026' }),
  }));
  const shared = { locale: 'en', modifiedAt: at, attachments: [] };
  const stamped = await timed('sign: stamp', () => assembleSigned({ ...shared, pdf: set.pdf, marks, certificate: null }));
  const certificate = await timed('sign: certificate', () =>
    setCertificate({
      locale: 'en',
      pageWidth: 595.28,
      pageHeight: 841.89,
      title: 'Signing certificate',
      intro: 'How it was signed.',
      sections: [{ heading: 'Document', facts: [{ label: 'SHA-256', value: 'ab'.repeat(32), mono: true }] }],
      timeline: { heading: 'Events', rows: [{ at: '2026-11-21 12:00:00', event: `Signed ${round}` }] },
      footer: 'Times are in UTC.',
    }),
  );
  const whole = await timed('sign: append', () => assembleSigned({ ...shared, pdf: stamped, marks: [], certificate: { pdf: certificate, ...section } }));
  await timed('sign: seal', () => sealPdf(whole, identity, { reason: 'bench', at }));
}
for (const [pages, times] of [
  [1, 12],
  [50, 6],
] as const) {
  const pdf = await contractPdf(pages);
  const size = pages === 1 ? 'one page' : `${pages} pages`;
  const known: TakeIn = (bytes, wants) => takeInProven(bytes, { ...wants, telling: certificateWords, isProven: true });
  const input = { pdf, locale: 'en', parties, placements: [], edge };
  for (let round = 0; round < times; round += 1) {
    await timed(`create: take in a PDF of ${size}`, () => preparePdf(input));
    await timed(`create: the same of ${size}, compared and tried before`, () => preparePdf(input, known));
  }
}
const lookedAt = 50;
for (const [fonts, pdf] of [
  ['fonts embedded', await embeddedPdf(lookedAt)],
  ['fonts not embedded', await contractPdf(lookedAt)],
] as const) {
  const { pdf: taken, bare, before, pages, undrawn, doubts, lentOn } = await takeIn('takeIn', { pdf });
  const presented = new Uint8Array(bare ?? taken);
  const every = [...pages.keys()];
  const shared = { original: pdf, taken: before ?? presented, undrawn };
  const forms = { ...shared, pages: every, presented: before ? presented : null, mark: TRIAL_MARK, sealed: await trySigning(presented, pages) };
  for (let round = 0; round < 5; round += 1) {
    await worked(`comparison, a page: ${fonts}`, lookedAt, () => firstLook(forms));
    await worked(`second engine, a page: ${fonts}`, lookedAt, () =>
      secondLook({ presented, before: shared, pages: doubtfulPages(doubts, lentOn, lookedAt), oddlyDrawn: [] }),
    );
    await worked(`both engines, a page: ${fonts}`, lookedAt, () => secondLook({ presented, before: null, pages: [], oddlyDrawn: every }));
  }
}
closePdfEngines();
console.log(JSON.stringify(Object.fromEntries(Object.entries(times).map(([stage, each]) => [stage, median(each.slice(2))]))));
process.exit(0);
