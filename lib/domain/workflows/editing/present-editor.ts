import type { z } from 'zod';
import { may } from '../../accounts/access';
import type { PersonScope } from '../../accounts/scope';
import { namesEver } from '../completeness/judge';
import { type Missing, missingIn } from '../completeness/missing';
import { sourceFieldsOf } from '../present';
import { statusOf } from '../rules';
import { sourceUrl } from '../source/address';
import { type Client, type WorkflowRow, workflowById } from '../store';
import { changesBetween, type DraftChange } from './changes-between';
import type { EditedDocument } from './definition';
import { problemsIn } from './publish';
import { readDraft } from './read-draft';
import type { editorView } from './schema';
import { type DraftTemplate, type EditRow, newestEdit, newestPost, readTemplates } from './store';
import { clashesOf, placesOf } from './touched';

/** A workflow as somebody's editor shows it, as it is within the client's transaction. */
export async function presentEditor(id: string, scope: PersonScope, client: Client): Promise<z.input<typeof editorView>> {
  const workflow = await workflowById(id, client);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  const { live, draft, pending } = await readDraft(workflow, client);
  const templates = await readTemplates(
    draft.documents.map(({ fileId }) => fileId),
    client,
  );
  return {
    id,
    status: statusOf(workflow),
    isOn: workflow.autoCreate,
    version: workflow.version,
    revision: await newestEdit(id, client),
    live: { ...live, documents: [...live.documents] },
    draft: { ...draft, documents: [...draft.documents] },
    changes: changesBetween(live, draft).map((change) => ({ ...change, ...lastTouch(change, pending, scope) })),
    missing: missingInDraft(draft.documents, templates, namesEver(workflow.source)),
    problems: problemsIn(draft),
    templates: [...templates.values()].map(({ reading, ...file }) => ({ ...file, tags: [...new Set((reading?.tags ?? []).map(({ source }) => source))] })),
    source: await presentEditorSource(workflow.source, client),
    mayEdit: may(scope, 'workflows.edit') && workflow.archivedAt === null,
  };
}

async function presentEditorSource(source: WorkflowRow['source'], client: Client): Promise<z.input<typeof editorView>['source']> {
  const post = await newestPost(source.id, client);
  const kinds = source.fieldKinds as Record<string, string>;
  return {
    url: sourceUrl(source),
    fields: sourceFieldsOf(source).map((name) => ({ name, kind: kinds[name] ?? null })),
    lastPost: post && { id: post.id, at: post.createdAt.toISOString() },
  };
}

function lastTouch({ place }: DraftChange, pending: readonly EditRow[], { by: { personId } }: PersonScope) {
  const edit = pending.findLast(({ command }) => clashesOf([place], placesOf(command)).length > 0);
  return { by: edit?.by ? { name: edit.by.name ?? edit.by.email, isMe: edit.by.id === personId } : null, at: edit?.at.toISOString() ?? null };
}

function missingInDraft(documents: readonly EditedDocument[], templates: ReadonlyMap<string, DraftTemplate>, names: readonly string[]): Missing[] {
  const held = documents.map((document) => {
    const file = templates.get(document.fileId) ?? null;
    return { document: { ...document, file }, reading: file?.reading ?? null };
  });
  return missingIn(held, names);
}
