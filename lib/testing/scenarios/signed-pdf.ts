import { findProvenRequest } from '@/lib/domain/signatures/store';
import { readDocument, readPicture, sentRequest } from '@/lib/testing/private-link';
import { downloadPdf, sign } from '@/lib/testing/signing';

type Inputs = Record<string, string | Blob | null>;

/** Sends a PDF with fields to one signer, signs it, and gives back what was presented and what came of it. */
export async function signedPdf(request: Record<string, unknown>, inputs: Inputs | ((fieldIds: string[]) => Inputs) = {}) {
  const sent = await sentRequest({ certificate: false, ...request });
  const presented = new Uint8Array(await (await readDocument(sent.link)).response.arrayBuffer());
  const picture = Buffer.from(await (await readPicture(sent.link, '1')).response.arrayBuffer());
  const fields = (await findProvenRequest(sent.id))?.fields ?? [];
  const fieldIds = fields.filter(({ kind }) => kind === 'text').map((field) => field.id);
  const { problem } = await sign(sent.link, typeof inputs === 'function' ? inputs(fieldIds) : inputs);
  if (problem) throw new Error(`Signing was refused: ${problem}`);
  const { status, response } = await downloadPdf(sent.id, { token: sent.token });
  if (status !== 200) throw new Error(`There is no signed PDF: ${status}`);
  return { ...sent, presented, picture, signed: new Uint8Array(await response.arrayBuffer()) };
}

export const asDocument = (pdf: Uint8Array) => ({ document: { pdf_base64: Buffer.from(pdf).toString('base64') } });
