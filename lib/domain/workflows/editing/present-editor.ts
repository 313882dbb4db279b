import type { z } from 'zod';
import { may } from '../../accounts/access';
import type { PersonScope } from '../../accounts/scope';
import { misreadIn, type TemplateReading } from '../../files/hosted/template-reading';
import { namesEver } from '../completeness/judge';
import { type Missing, missingIn } from '../completeness/missing';
import { formUrl } from '../forms/address';
import { formOf } from '../forms/store';
import { statusOf } from '../rules';
import { exampleData } from '../source/ready-example';
import { shownSource } from '../source/shown-source';
import { type Client, workflowById } from '../store';
import { changesBetween, type DraftChange } from './changes-between';
import type { EditedWorkflow } from './definition';
import { readMark } from './mark/store';
import { problemsIn } from './publish';
import { readDraft } from './read-draft';
import type { editorView } from './schema';
import { type DraftTemplate, type EditRow, newestEdit, readTemplates } from './store';
import { clashesOf, placesOf } from './touched';

/** A workflow as somebody's editor shows it, as it is within the client's transaction. */
export async function presentEditor(id: string, scope: PersonScope, client: Client): Promise<z.input<typeof editorView>> {
  // Before all else: what changes while it is read is told by the next mark.
  const marked = await readMark(id, client);
  const workflow = await workflowById(id, client);
  if (!marked || !workflow) throw new Error(`The workflow ${id} is gone.`);
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
    mark: `${scope.role} ${marked.mark}`,
    revision: (await newestEdit(id, client))?.number ?? 0,
    live: { ...live, documents: [...live.documents] },
    draft: { ...draft, documents: [...draft.documents] },
    changes: changesBetween(live, draft).map((change) => ({ ...change, ...lastTouch(change, pending, scope) })),
    missing: missingInDraft(draft, templates, namesEver(workflow.source)),
    problems: problemsIn(draft),
    templates: [...templates.values()].map(({ reading, ...file }) => ({ ...file, tags: tagsOf(reading), misread: misreadOf(reading) })),
    source: await shownSource(workflow.source, client),
    form: await shownForm(id, client),
    mayEdit: may(scope, 'workflows.edit') && workflow.archivedAt === null,
    example: exampleData(workflow.source),
  };
}

async function shownForm(id: string, client: Client) {
  const form = await formOf(id, client);
  return form && { isOn: form.isOn, url: formUrl(form) };
}

const tagsOf = (reading: TemplateReading | null) => [...new Set((reading?.tags ?? []).filter(({ kind }) => kind !== 'broken').map(({ source }) => source))];

/** As it stands in the template: what is not closed has no braces at its end. */
const misreadOf = (reading: TemplateReading | null) => [
  ...new Set((reading ? misreadIn(reading) : []).map(({ code, tag }) => (code === 'unclosed_braces' ? `{{${tag}` : `{{${tag}}}`))),
];

function lastTouch({ place }: DraftChange, pending: readonly EditRow[], { by: { personId } }: PersonScope) {
  const edit = pending.findLast(({ command }) => clashesOf([place], placesOf(command)).length > 0);
  return { by: edit?.by ? { name: edit.by.name ?? edit.by.email, isMe: edit.by.id === personId } : null, at: edit?.at.toISOString() ?? null };
}

function missingInDraft({ documents, email }: EditedWorkflow, templates: ReadonlyMap<string, DraftTemplate>, names: readonly string[]): Missing[] {
  const held = documents.map((document) => {
    const file = templates.get(document.fileId) ?? null;
    return { document: { ...document, file }, reading: file?.reading ?? null };
  });
  return missingIn(held, names, email);
}
