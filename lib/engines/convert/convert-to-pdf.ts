import { converterPool } from '@/lib/engines/convert/converter-state';
import type { ReplacedFont } from '@/lib/engines/convert/office-jobs';

export type Conversion = {
  pdf: Uint8Array;
  pages: number;
  /** Milliseconds until a converter took the document, and those that it worked on it. */
  queuedMs: number;
  convertedMs: number;
  replacedFonts: ReplacedFont[];
};

type ConversionJob = {
  /** As `engines/office` prepared them: no macros, nothing external. */
  bytes: Uint8Array;
  kind: 'docx' | 'pptx';
  /** Families that the document asks for. */
  fonts?: string[];
  /** Milliseconds that the caller waits for a free converter at most. */
  deadlineMs?: number;
};

const DEADLINE_MS = 120_000;

/** Makes a PDF of an office document. Throws ConversionFailed if nothing comes of it. */
export async function convertToPdf({ bytes, kind, fonts = [], deadlineMs = DEADLINE_MS }: ConversionJob): Promise<Conversion> {
  const { value, queuedMs, workedMs } = await (await converterPool()).run({ bytes, kind, fonts }, deadlineMs);
  return { pdf: value.pdf, pages: value.pages, queuedMs, convertedMs: workedMs, replacedFonts: value.replacedFonts };
}
