import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { fieldKinds } from '@/lib/engines/office/language/flatten-payload';
import { caselessName } from '@/lib/engines/office/language/plain-name';
import { messagesFor } from '@/lib/words/messages';
import { may } from '../../accounts/access';
import { readingOf } from '../../files/stored-file';
import type { OpenedEditor } from '../editing/auth';
import { sourceFieldsOf } from '../present';
import { listDocuments, readingsOf } from '../store';
import { formUrl } from './address';
import { namesNeeded } from './names-needed';
import { proposeFields } from './propose';
import type { FormField, FormSettings } from './rules';
import type { FormView } from './schema';
import { formOf, newestPayload } from './store';

/** The form of a workflow as its editors see it; before it is saved, what we propose. */
export async function presentForm({ workflow, account }: OpenedEditor): Promise<FormView> {
  const form = await formOf(workflow.id);
  const documents = await listDocuments([workflow.id]);
  const tags = [...(await readingsOf(workflow.id)).values()].flatMap((reading) => readingOf({ reading: (reading ?? null) as never })?.tags ?? []);
  const proposed = proposeFields({
    names: sourceFieldsOf(workflow.source),
    kinds: workflow.source.fieldKinds as Record<string, string>,
    newest: kindsIn(await newestPayload(workflow.source.id)),
    tags,
    needed: namesNeeded(documents, { tags, setting: workflow }),
  });
  const settings = form?.settings ?? proposedSettings(workflow, proposed, isMailedToSign(documents));
  const asked = new Set(settings.fields.map(({ name }) => caselessName(name)));
  return {
    workflow: { id: workflow.id, name: workflow.name },
    isSaved: form !== null,
    isOn: form?.isOn ?? false,
    url: form && formUrl(form),
    revision: form?.revision ?? 0,
    settings,
    others: proposed.filter(({ name }) => !asked.has(caselessName(name))),
    mayEdit: may(account, 'workflows.edit') && workflow.archivedAt === null,
  };
}

function proposedSettings({ name, language }: { name: string; language: string }, fields: FormField[], isToSign: boolean): FormSettings {
  const own = languageOfTag(language) ?? 'en';
  const { thanksText, thanksToSign } = messagesFor(own).workflowsRoom.publicForm;
  return { title: name, introduction: '', thanks: isToSign ? `${thanksText} ${thanksToSign}` : thanksText, language: own, fields };
}

/** Whether an email to sign follows what the form takes, to an address that comes out of it. */
const isMailedToSign = (documents: Awaited<ReturnType<typeof listDocuments>>): boolean =>
  documents.some(({ signature }) => signature?.delivery === 'email' && signature.signerEmail.includes('{{'));

const kindsIn = (payload: string | null): Record<string, string> => (payload === null ? {} : Object.fromEntries(fieldKinds(JSON.parse(payload))));
