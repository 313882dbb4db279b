import { parseExactly } from '@/lib/core/exact-json';
import { fieldKinds, flattenPayload } from '@/lib/engines/office/language/flatten-payload';
import { readingOf } from '../../files/stored-file';
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
    // A document of the gallery with a gap where a name or a day belongs is none that anybody wants.
    needed: [...namesNeeded(documents, { tags, setting: workflow }), ...flattenPayload(sample).fields],
    own: setByOwnerIn(sample),
  };
}

const kindsIn = (payload: string | null): Record<string, string> => (payload === null ? {} : Object.fromEntries(fieldKinds(parseExactly(payload) as object)));
