import { fieldKinds } from '@/lib/engines/office/language/flatten-payload';
import { readingOf } from '../../files/stored-file';
import { neverEmptyIn } from '../gallery/never-empty';
import { setByOwnerIn } from '../gallery/set-by-owner';
import { sourceFieldsOf } from '../present';
import { exampleData } from '../source/ready-example';
import { type listDocuments, readingsOf, type WorkflowRow } from '../store';
import { namesNeeded } from './names-needed';
import type { KnownFields } from './propose';
import { newestPayload } from './store';

/** What a workflow's data and templates tell of its fields. */
export async function knownFields(workflow: WorkflowRow, documents: Awaited<ReturnType<typeof listDocuments>>): Promise<KnownFields> {
  const { source } = workflow;
  const sample = exampleData(source) ?? {};
  const tags = [...(await readingsOf(workflow.id)).values()].flatMap((reading) => readingOf({ reading: (reading ?? null) as never })?.tags ?? []);
  return {
    names: sourceFieldsOf(source),
    kinds: source.fieldKinds as Record<string, string>,
    newest: kindsIn(await newestPayload(source.id)),
    tags,
    needed: [...namesNeeded(documents, { tags, setting: workflow }), ...neverEmptyIn(sample)],
    own: setByOwnerIn(sample),
  };
}

const kindsIn = (payload: string | null): Record<string, string> => (payload === null ? {} : Object.fromEntries(fieldKinds(JSON.parse(payload))));
