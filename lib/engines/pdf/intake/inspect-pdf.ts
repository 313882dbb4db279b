import { type PdfFacts, takeInPdf } from '@/lib/engines/pdf/intake/take-in-pdf';

/**
 * What a PDF is, after all that will be done to it was tried once: opened, flattened, saved, drawn. Throws a
 * DocumentRefusal that says what is wrong with the file, or an EngineFailure if we are too busy to tell.
 */
export async function inspectPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const { pageCount, pages, title, hasForm } = await takeInPdf<PdfFacts>({ pdf: bytes, wantsPdf: false, wantsTags: false });
  return { pageCount, pages, title, hasForm };
}
