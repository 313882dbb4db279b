import { sentRequest } from './private-link';
import { downloadPdf, sign } from './signing';

/** A request that was signed, with its sealed file. */
export async function signedFile(changes: Record<string, unknown> = {}) {
  const sent = await sentRequest(changes);
  await sign(sent.link);
  const { response } = await downloadPdf(sent.id, { token: sent.token });
  return { ...sent, pdf: Buffer.from(await response.arrayBuffer()) };
}

/** The file with an annotation that was saved into it later, as readers do. */
export const annotated = (pdf: Buffer): Buffer =>
  Buffer.concat([pdf, Buffer.from('\n9000 0 obj\n<< /Type /Annot /Subtype /FreeText /Rect [10 10 90 90] /Contents (paid) >>\nendobj\nstartxref\n0\n%%EOF\n')]);

/** The file with one bit of its content changed. */
export function flipped(pdf: Buffer): Buffer {
  const copy = Buffer.from(pdf);
  const place = Math.floor(copy.length / 3);
  copy[place] = (copy[place] ?? 0) ^ 1;
  return copy;
}
