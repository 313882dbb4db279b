import { db } from '@/lib/core/db';
import { namesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import { readingOf } from '../../files/stored-file';
import { openPdfPassword } from '../pdf-password';
import { sourceFieldsOf } from '../present';
import { listDocuments, readingsOf, type WorkflowRow } from '../store';
import { missingOf } from './judge';
import type { Missing } from './missing';
import { templatedMembers } from './templated-members';

/** What somebody must know who brings data: the fields, which of them each document reads, and what is missing. */
export type FieldNeeds = {
  /** As declared, else as in the last post; `kind` is what a post had there, null before the first. */
  fields: { name: string; kind: string | null }[];
  /** By the document's id, in the order of the template; names that its settings read come last. */
  readsBy: Map<string, string[]>;
  missing: Missing[];
};

/** By the newest templates and posts. */
export async function fieldNeedsOf(workflow: WorkflowRow): Promise<FieldNeeds> {
  const { id, source } = workflow;
  const [documents, readings, missing] = await Promise.all([listDocuments([id]), readingsOf(id), missingOf(workflow, db())]);
  const kinds = source.fieldKinds as Record<string, string>;
  const readsBy = new Map(
    documents.map((document) => {
      const tags = readingOf({ reading: (readings.get(document.id) ?? null) as never })?.tags ?? [];
      const inSettings = templatedMembers({ ...document, pdfPassword: openPdfPassword(document.pdfPasswordSealed) }).flatMap(({ text }) =>
        readTags(text).flatMap(({ tag }) => namesIn(tag)),
      );
      return [document.id, [...new Set([...tags.flatMap(({ names }) => names), ...inSettings])]];
    }),
  );
  return { fields: sourceFieldsOf(source).map((name) => ({ name, kind: kinds[name] ?? null })), readsBy, missing };
}
