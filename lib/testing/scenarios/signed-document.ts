import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { perform } from '@/lib/surfaces/perform/perform';
import { visitor } from '../private-link';
import { downloadPdf, readStatus, sign, tokenIn } from '../signing';

/** What a create by link answers, as far as it is needed here. */
export type Sent = { request_id: string; request_token: string; signer_link?: string; sender_link?: string };

/** What a private link shows to its party; throws where there is nothing to sign. */
export async function readyPage(link: string) {
  const view = await perform(getSigningPage, { token: tokenIn(link), problem: null }, visitor);
  if (view.state !== 'ready') throw new Error(`The page is ${view.state}`);
  return view;
}

/** The private link for the signer, which the sender's page shows once the sender has signed. */
async function passedOn(link: string): Promise<string> {
  const view = await perform(getSigningPage, { token: tokenIn(link), problem: null }, visitor);
  if (view.state !== 'signed' || !view.signerLink) throw new Error(`The sender’s page is ${view.state} and passes no link on`);
  return view.signerLink;
}

/** Everybody opens the page and signs, with an "x" in every text; then the signed PDF is downloaded by the token. */
export async function signedPdf({ request_id, request_token, signer_link, sender_link }: Sent): Promise<Buffer> {
  if (sender_link) await signAt(sender_link);
  await signAt(signer_link ?? (await passedOn(sender_link ?? '')));
  const { json } = await readStatus(request_id, { token: request_token });
  if (json.status !== 'signed') throw new Error(`The request is ${json.status}`);
  const { status, response } = await downloadPdf(request_id, { token: request_token });
  if (status !== 200) throw new Error(`The download answered ${status}`);
  return Buffer.from(await response.arrayBuffer());
}

async function signAt(link: string): Promise<void> {
  const { fields } = await readyPage(link);
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ id }) => [`field.${id}`, 'x'] as const);
  const { status, problem } = await sign(link, { signature_text: 'Anna Berg', ...Object.fromEntries(texts) });
  if (status !== 303 || problem) throw new Error(`Signing answered ${status} ${problem}`);
}

/** Runs a program over the bytes as a file, and gives back what it prints. */
function ask(pdf: Uint8Array, program: string, before: string[], after: string[] = []): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-scenario-'));
  try {
    const file = path.join(folder, 'document.pdf');
    writeFileSync(file, pdf);
    return execFileSync(program, [...before, file, ...after], { maxBuffer: 64 * 1024 * 1024 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text of a PDF as another program reads it: as it is laid out, or in the order in which it was written. Pages end with a form feed. */
export const textOf = (pdf: Uint8Array, order: 'layout' | 'raw' = 'layout'): string => ask(pdf, 'pdftotext', [`-${order}`], ['-']).toString();

/** What another program says of the seal. */
export const sealOf = (pdf: Uint8Array): string => ask(pdf, 'pdfsig', ['-nocert']).toString();

/** Every object with its streams unpacked, to look for what must not be in a PDF. */
export const insideOf = (pdf: Uint8Array): string => ask(pdf, 'qpdf', ['--qdf', '--object-streams=disable'], ['-']).toString('latin1');
