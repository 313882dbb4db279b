import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { maxTemplateBytes } from '../rules';

type Facts = { mimeType: string; called: string; maxBytes: number; isTemplate: boolean };

/** What can be kept: templates, PDFs that can be sent for signature, and pictures for templates. By the ending of their names. */
export const fileKinds = {
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    called: 'a Word document (DOCX)',
    maxBytes: maxTemplateBytes,
    isTemplate: true,
  },
  pptx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    called: 'PowerPoint slides (PPTX)',
    maxBytes: maxTemplateBytes,
    isTemplate: true,
  },
  pdf: { mimeType: 'application/pdf', called: 'a PDF', maxBytes: MAX_PDF_BYTES, isTemplate: false },
  png: { mimeType: 'image/png', called: 'a PNG picture', maxBytes: MAX_PDF_BYTES, isTemplate: false },
  jpg: { mimeType: 'image/jpeg', called: 'a JPEG picture', maxBytes: MAX_PDF_BYTES, isTemplate: false },
} as const satisfies Record<string, Facts>;

export type FileKind = keyof typeof fileKinds;

export const fileKindNames = Object.keys(fileKinds) as FileKind[];

export const kindOfType = (mimeType: string): FileKind | undefined => fileKindNames.find((kind) => fileKinds[kind].mimeType === mimeType);

/** Readers of PDFs look for its head in the first kilobyte. */
export const headBytes = 1024;

type Sniffed = 'office' | 'pdf' | 'png' | 'jpg';

const signatures: readonly (readonly [Sniffed, (head: Buffer) => boolean])[] = [
  ['office', (head) => head.subarray(0, 4).toString('latin1') === 'PK\x03\x04'],
  ['pdf', (head) => head.includes('%PDF-')],
  ['png', (head) => head.subarray(0, 8).toString('hex') === '89504e470d0a1a0a'],
  ['jpg', (head) => head.subarray(0, 3).toString('hex') === 'ffd8ff'],
];

/** What the first bytes say, whatever a name or a header says; null for what is not kept here. */
export const sniffed = (head: Buffer): Sniffed | null => signatures.find(([, fits]) => fits(head))?.[0] ?? null;

/** What was sent in place of a file that is kept, where its beginning tells. */
export function otherKind(head: Buffer): string {
  const start = head.subarray(0, 256).toString('latin1').trimStart().toLowerCase();
  if (head.length === 0) return 'empty';
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) return 'a web page';
  if (head.subarray(0, 4).toString('hex') === 'd0cf11e0') return 'an old or encrypted Office file';
  if (start.startsWith('{\\rtf')) return 'an RTF file';
  return 'something else';
}
