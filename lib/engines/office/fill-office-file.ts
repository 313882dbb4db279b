import type { Filled, FillJob } from '@/lib/engines/office/fill/fill-template';
import { runOfficeJob } from '@/lib/engines/office/run-office-job';

export type { Filled, FillJob } from '@/lib/engines/office/fill/fill-template';

/**
 * Fills a DOCX or PPTX with values; the same input gives the same bytes. `pictures` are keyed by what stands in the values, such
 * as an address, or by the tag; base64 in the values needs none. Throws an OfficeRefused for the file's faults, a FillFailed
 * for a formula that cannot be computed, an EngineFailure for ours.
 */
export const fillOfficeFile = (job: FillJob): Promise<Filled> => runOfficeJob('fill', job);
