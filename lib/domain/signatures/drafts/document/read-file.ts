import { TextDecoder } from 'node:util';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { prepareForConversion } from '@/lib/engines/office/prepare-conversion';
import { readOfficeFile } from '@/lib/engines/office/read-office-file';
import { MAX_MARKDOWN_BYTES } from '@/lib/engines/pdf/document-limits';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { fileErrors } from '../../../files/errors';
import { headBytes, otherKind, sniffed } from '../../../files/hosted/file-kinds';
import { nameOfSent } from '../../../files/hosted/file-name';
import { draftErrors } from '../errors';
import type { DraftChange } from '../store';
import { writtenDocument } from './kinds';
import { readPdf } from './read-pdf';

/** A person waits for it. */
const conversionDeadlineMs = 60_000;
const busySeconds = 5;

const refuse = (code: string, message: string, cause?: unknown) => draftErrors.badFile.at('file', code, message, cause);

/** What a draft keeps of a file that comes in: what it really is decides, and of text its name. Throws `badFile` with what is wrong. */
export async function readFileOf(bytes: Uint8Array, name: string): Promise<DraftChange> {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, headBytes));
  const kind = sniffed(head);
  if (kind === 'pdf') return readPdf(bytes, nameOfSent(name, 'pdf'));
  if (kind === 'office') return readOffice(bytes, name);
  if (kind === null && /\.(?:md|markdown|txt)$/i.test(name)) return { ...writtenDocument, markdown: textOf(bytes) };
  const found = kind === null ? otherKind(head) : 'a picture';
  throw refuse('unknown_kind', `The file is ${found}. Send a PDF, a Word document (DOCX), PowerPoint slides (PPTX), or a text (MD or TXT).`);
}

/** Made a PDF as a template is: nothing in it runs, and nothing is fetched. */
async function readOffice(bytes: Uint8Array, name: string): Promise<DraftChange> {
  try {
    const { kind, fonts } = await readOfficeFile(bytes);
    const { pdf } = await convertToPdf({ bytes: await prepareForConversion(bytes), kind, fonts, deadlineMs: conversionDeadlineMs });
    return await readPdf(pdf, nameOfSent(name.replace(/\.(?:docx|pptx)$/i, ''), 'pdf'));
  } catch (error) {
    if (error instanceof OfficeRefused) throw refuse(error.code, `${error.message} ${error.advice}`, error);
    if (error instanceof EngineFailure && error.reason === 'busy') throw fileErrors.filesBusy({ retryAfter: busySeconds, cause: error });
    if (!(error instanceof ConversionFailed)) throw error;
    if (error.code === 'converter_missing' || error.code === 'converter_broken') throw draftErrors.conversionUnavailable({ cause: error });
    if (error.isWorthARetry) throw fileErrors.filesBusy({ retryAfter: busySeconds, cause: error });
    throw refuse(`conversion_${error.code}`, `${error.message} ${error.advice}`, error);
  }
}

function textOf(bytes: Uint8Array): string {
  if (bytes.length > MAX_MARKDOWN_BYTES) throw refuse('too_large', `The text is larger than ${MAX_MARKDOWN_BYTES / 1000} KB.`);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) throw new TypeError('It holds what no text has.');
    return text;
  } catch (cause) {
    throw refuse('not_text', 'The file is no text in UTF-8. Save it as UTF-8, or send it as a PDF.', cause);
  }
}
