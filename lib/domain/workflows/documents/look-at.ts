import type { TemplateReading } from '../../files/hosted/template-reading';
import { readingOf } from '../../files/stored-file';
import type { Filling } from '../preview/filled-pdf';
import type { WorkflowRow } from '../store';
import type { OpenedDraftDocument } from './auth';
import { findSample, findTemplate, type Sample } from './store';

type Template = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

/** What there is to look at of a document; `reading` is null where its file is no template. */
export type LookedAt = { file: Template; reading: TemplateReading | null; sample: Sample | null } | { file: null; reading: null; sample: Sample | null };

export async function lookAt({ document, workflow }: { document: { fileId: string }; workflow: Pick<WorkflowRow, 'source'> }): Promise<LookedAt> {
  const [file, sample] = await Promise.all([findTemplate(document.fileId), findSample(workflow.source)]);
  return file ? { file, reading: readingOf(file.newest), sample } : { file, reading: null, sample };
}

/** The example filled in as the draft has it; null where a part of that is not there. */
export function fillingOf({ file, reading, sample }: LookedAt, { draft: { language, timeZone } }: Pick<OpenedDraftDocument, 'draft'>): Filling | null {
  return file && reading && sample ? { template: { sha256: file.newest.sha256, reading }, sample, setting: { language, timeZone } } : null;
}
