import { open, readFile } from 'node:fs/promises';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { readOfficeFileAt } from '@/lib/engines/office/read-office-file';
import { inspectPdf } from '@/lib/engines/pdf/intake/inspect-pdf';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { putBlobChecked } from '@/lib/engines/storage/blobs';
import { fileErrors } from '../errors';
import { type FileKind, fileKinds, headBytes, otherKind, sniffed } from './file-kinds';
import { condensed, maxTags, type TemplateReading } from './template-reading';

export type Incoming = { kind: FileKind; mimeType: string; sha256: string; bytes: number; reading: TemplateReading | null };

type Aside = { file: string; bytes: number };
type Looked = { kind: FileKind; reading: TemplateReading | null };

const taken = 'Send a Word document (DOCX), PowerPoint slides (PPTX), a PDF, or a picture (PNG or JPEG).';

/**
 * Stores a file that comes in, once it is whole and was read: what it really is decides, not what it is called.
 * Throws `badFile` naming `path`, and nothing is stored then. `wanted`: the one kind that is taken.
 */
export async function keepIncoming(stream: ReadableStream<Uint8Array>, path: string, wanted?: FileKind): Promise<Incoming> {
  const chunks = stream as unknown as AsyncIterable<Uint8Array>;
  const { found, ...stored } = await putBlobChecked(chunks, (draft) => look(draft, path, wanted));
  return { ...stored, ...found, mimeType: fileKinds[found.kind].mimeType };
}

async function look(draft: Aside, path: string, wanted: FileKind | undefined): Promise<Looked> {
  const refuse = (code: string, message: string, cause?: unknown) => fileErrors.badFile.at(path, code, message, cause);
  const head = await headOf(draft);
  const first = sniffed(head);
  if (!first) throw refuse('unknown_kind', `The file is ${otherKind(head)}. ${taken}`);
  const looked = await (first === 'office' ? readTemplate(draft, refuse) : readOther(draft, first, refuse));
  if (wanted && looked.kind !== wanted)
    throw refuse(
      'other_kind',
      `The file is ${fileKinds[looked.kind].called}, and what it is to replace is ${fileKinds[wanted].called}. Send one of the same kind.`,
    );
  return looked;
}

type Refuse = (code: string, message: string, cause?: unknown) => Error;

async function readTemplate({ file }: Aside, refuse: Refuse): Promise<Looked> {
  const whole = await readOfficeFileAt(file).catch((error: unknown) => Promise.reject(asRefusal(error, refuse)));
  const reading = condensed(whole);
  if (!reading) throw refuse('too_many_tags', `The file has more than ${maxTags} different tags. Split it into several templates.`);
  return { kind: whole.kind, reading };
}

async function readOther({ file, bytes }: Aside, kind: 'pdf' | 'png' | 'jpg', refuse: Refuse): Promise<Looked> {
  const { maxBytes, called } = fileKinds[kind];
  if (bytes > maxBytes) throw refuse('too_large', `The file is ${called} of more than ${maxBytes / 1024 / 1024} MB. Make it smaller.`);
  if (kind === 'pdf') await inspectPdf(await readFile(file)).catch((error: unknown) => Promise.reject(asRefusal(error, refuse)));
  return { kind, reading: null };
}

function asRefusal(error: unknown, refuse: Refuse): unknown {
  if (error instanceof DocumentRefusal) return refuse(error.code, error.message, error);
  if (error instanceof OfficeRefused) return refuse(error.code, `${error.message} ${error.advice}`, error);
  return error instanceof EngineFailure && error.reason === 'busy' ? fileErrors.filesBusy({ retryAfter: 5, cause: error }) : error;
}

async function headOf({ file }: Aside): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
