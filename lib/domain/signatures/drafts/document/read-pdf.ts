import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { putBlob } from '@/lib/engines/storage/blobs';
import { fileErrors } from '../../../files/errors';
import { takeInJudged } from '../../../files/judged-pdf';
import { draftErrors } from '../errors';
import type { DraftChange } from '../store';
import { suggestFields } from '../suggestions/suggest-fields';
import { pdfTagFault } from './tag-faults';

/** After which a queue of documents that are being read has room again. */
const busySeconds = 5;

type PdfOfDraft = Required<Pick<DraftChange, 'documentKind' | 'markdown' | 'pages' | 'suggestions'>> & {
  fileName: string;
  pdfSha256: string;
  pdfBytes: number;
  problemCode: string | null;
  problemMessage: string | null;
};

/**
 * Judges a PDF as every one is that comes in to be signed, stores its bytes, and says what a draft keeps of it. Throws `badFile` with what
 * is wrong; nothing is stored then.
 */
export async function readPdf(bytes: Uint8Array, fileName: string): Promise<PdfOfDraft> {
  const { pages, ...seen } = await judged(bytes);
  const pdfSha256 = await putBlob(bytes);
  const fault = pdfTagFault(seen.tags);
  return {
    ...{ documentKind: 'pdf', markdown: '', fileName, pdfSha256, pdfBytes: bytes.length },
    ...{ problemCode: fault?.code ?? null, problemMessage: fault?.message ?? null },
    pages: pages.map(({ width, height }) => ({ width, height })),
    suggestions: suggestFields({ ...seen, pages }),
  };
}

async function judged(bytes: Uint8Array) {
  try {
    return await takeInJudged(bytes, { wantsTags: true, wantsCaptions: true });
  } catch (error) {
    if (error instanceof DocumentRefusal) throw draftErrors.badFile.at('file', error.code, error.message, error);
    if (error instanceof EngineFailure && error.reason === 'busy') throw fileErrors.filesBusy({ retryAfter: busySeconds, cause: error });
    throw error;
  }
}
