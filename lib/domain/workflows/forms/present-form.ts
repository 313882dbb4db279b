import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { caselessName } from '@/lib/engines/office/language/plain-name';
import { messagesFor } from '@/lib/words/messages';
import { may } from '../../accounts/access';
import type { OpenedEditor } from '../editing/auth';
import { exampleData } from '../source/ready-example';
import { listDocuments } from '../store';
import { formUrl } from './address';
import { knownFields } from './known-fields';
import { proposeFields } from './propose';
import type { FormField, FormSettings } from './rules';
import type { FormView } from './schema';
import { formOf } from './store';

/** The form of a workflow as its editors see it; before it is saved, what we propose. */
export async function presentForm({ workflow, account }: OpenedEditor): Promise<FormView> {
  const form = await formOf(workflow.id);
  const documents = await listDocuments([workflow.id]);
  const known = await knownFields(workflow, documents);
  const proposed = proposeFields(known);
  const settings = form?.settings ?? proposedSettings(workflow, proposed, isMailedToSign(documents));
  const asked = new Set(settings.fields.map(({ name }) => caselessName(name)));
  return {
    workflow: { id: workflow.id, name: workflow.name, does: doesOf(workflow) },
    isSaved: form !== null,
    isOn: form?.isOn ?? false,
    url: form && formUrl(form),
    revision: form?.revision ?? 0,
    settings,
    examples: examplesOf(workflow.source, Object.keys(known.own)),
    others: proposed.filter(({ name }) => !asked.has(caselessName(name))),
    mayEdit: may(account, 'workflows.edit') && workflow.archivedAt === null,
  };
}

function doesOf({ archivedAt, autoCreate, status }: OpenedEditor['workflow']): FormView['workflow']['does'] {
  if (archivedAt !== null) return 'archived';
  return !autoCreate ? 'off' : status === 'COMPLETE' ? 'on' : 'unfinished';
}

function proposedSettings({ name, language }: { name: string; language: string }, fields: FormField[], isToSign: boolean): FormSettings {
  const own = languageOfTag(language) ?? 'en';
  const { thanksText, thanksToSign } = messagesFor(own).workflowsRoom.publicForm;
  return { title: name, introduction: '', thanks: isToSign ? `${thanksText} ${thanksToSign}` : thanksText, language: own, fields };
}

/** Whether an email to sign follows what the form takes, to an address that comes out of it. */
const isMailedToSign = (documents: Awaited<ReturnType<typeof listDocuments>>): boolean =>
  documents.some(({ signature }) => signature?.delivery === 'email' && signature.signerEmail.includes('{{'));

/** What stands in the example for the fields that the owner sets. */
function examplesOf(source: Parameters<typeof exampleData>[0], own: readonly string[]): Record<string, string> {
  const example = exampleData(source) ?? {};
  return Object.fromEntries(own.flatMap((name) => (Object.hasOwn(example, name) ? [[name, String(example[name])]] : [])));
}
