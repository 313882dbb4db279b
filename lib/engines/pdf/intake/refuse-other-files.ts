import { MAX_PDF_BYTES, MAX_PDF_MEGABYTES } from '@/lib/engines/pdf/document-limits';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';

/** Bytes within which a PDF says that it is one; some begin with lines of a mail or of a web server. */
const HEAD_BYTES = 1_024;

const isZip = (head: string) => head.startsWith('PK\u0003\u0004');

/** What else people send, by how it begins. */
const KINDS: readonly { looks: (head: string) => boolean; name: string; advice: string }[] = [
  { looks: (head) => head === '', name: 'empty', advice: 'Send the bytes of the PDF.' },
  { looks: (head) => head.startsWith('\u00ff\u00d8\u00ff'), name: 'a JPEG picture', advice: 'Insert it into a document and save that as a PDF.' },
  { looks: (head) => head.startsWith('\u0089PNG'), name: 'a PNG picture', advice: 'Insert it into a document and save that as a PDF.' },
  { looks: (head) => isZip(head) && /word\/|ppt\/|xl\/|\[Content_Types\]/.test(head), name: 'an Office document', advice: 'Save it as a PDF.' },
  { looks: isZip, name: 'a ZIP archive', advice: 'Unpack it and send the PDF.' },
  { looks: (head) => head.startsWith('\u00d0\u00cf\u0011\u00e0'), name: 'an older Office document', advice: 'Save it as a PDF.' },
  { looks: (head) => head.startsWith('{\\rtf'), name: 'an RTF document', advice: 'Save it as a PDF.' },
  { looks: (head) => head.startsWith('%!PS'), name: 'a PostScript file', advice: 'Convert it to a PDF.' },
  {
    looks: (head) => /^\s*(<!doctype html|<html|<head|<\?xml)/i.test(head),
    name: 'a web page',
    advice: 'Where a link leads to a page about the file or to a sign-in, use the address of the file itself.',
  },
  { looks: (head) => /^\s*[[{]/.test(head), name: 'JSON', advice: 'Send the bytes of the PDF as they are.' },
  { looks: (head) => /^\s*JVBERi0/.test(head), name: 'a PDF in base64', advice: 'Decode it first.' },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none but these
  { looks: (head) => !/[\u0000-\u0008\u000e-\u001f]/.test(head), name: 'text', advice: 'Save it as a PDF, or send it as markdown.' },
];

/** Refuses what can be told to be no PDF, or too large a one, from its outside. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  if (bytes.length > MAX_PDF_BYTES) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    throw new DocumentRefusal('too_large', `The PDF has ${size} MB; at most ${MAX_PDF_MEGABYTES} MB are possible. Reduce its pictures, or split it.`);
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1');
  if (head.includes('%PDF-')) return;
  const kind = KINDS.find(({ looks }) => looks(head));
  throw new DocumentRefusal(
    'not_a_pdf',
    kind ? `This is no PDF: it is ${kind.name}. ${kind.advice}` : 'This is no PDF. Save the document as a PDF and send that.',
  );
}
