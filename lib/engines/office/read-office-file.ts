import { readFile } from 'node:fs/promises';
import { runLoadedJob, runOfficeJob } from '@/lib/engines/office/run-office-job';
import type { TemplateReading } from '@/lib/engines/office/template/read-template';

export type { TemplateReading } from '@/lib/engines/office/template/read-template';

/**
 * What a DOCX or PPTX is as a template: its tags with their places, what is wrong with them, and the fonts that it asks for.
 * Throws an OfficeRefused that says what the file is instead, or why it is not taken; an EngineFailure if we are too busy to tell.
 */
export const readOfficeFile = (bytes: Uint8Array): Promise<TemplateReading> => runOfficeJob('read', { bytes });

/** The same of a file on disk, which is read when its turn comes: many large ones may come in at once. */
export const readOfficeFileAt = (file: string): Promise<TemplateReading> => runLoadedJob('read', async () => ({ bytes: await readFile(file) }));
