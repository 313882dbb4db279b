import { runOfficeJob } from '@/lib/engines/office/run-office-job';
import type { TemplateReading } from '@/lib/engines/office/template/read-template';

export type { TemplateReading } from '@/lib/engines/office/template/read-template';

/**
 * What a DOCX or PPTX is as a template: its tags with their places, what is wrong with them, and the fonts that it asks for.
 * Throws an OfficeRefused that says what the file is instead, or why it is not taken; an EngineFailure if we are too busy to tell.
 */
export const readOfficeFile = (bytes: Uint8Array): Promise<TemplateReading> => runOfficeJob('read', { bytes });
