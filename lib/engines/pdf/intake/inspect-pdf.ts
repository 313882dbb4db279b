import type { PdfFacts } from '@/lib/engines/pdf/intake/intake-jobs';
import { takeIn } from '@/lib/engines/pdf/intake/take-in-pdf';

/**
 * What a PDF is, after all that will be done to it was tried once: opened, flattened, saved, drawn. Throws a
 * DocumentRefusal that says what is wrong with the file, or an EngineFailure if we are too busy to tell.
 */
export const inspectPdf = (bytes: Uint8Array): Promise<PdfFacts> => takeIn('inspect', { pdf: bytes });
