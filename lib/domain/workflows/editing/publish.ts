import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/lib/core/db';
import type { Edited } from '../edit';
import { workflowErrors } from '../errors';
import { sealPdfPassword } from '../pdf-password';
import { settingsProblems } from '../rules';
import { insertDocument, removeDocument, updateDocument, updateWorkflow } from '../store';
import type { DraftChange } from './changes-between';
import type { EditedDocument, EditedWorkflow } from './definition';
import { type Draft, readDraft } from './read-draft';
import { endPending } from './store';
import { clashesOf, placesOf } from './touched';

export type SettingsProblem = { documentId: string | null; member: string; code: string; message: string };

/** Settings of a draft that no run could keep to. */
export const problemsIn = ({ documents, email }: EditedWorkflow): SettingsProblem[] => [
  ...documents.flatMap((document) => {
    const { id: documentId, signature } = document;
    const problems = settingsProblems({ ...document, hasSignature: signature !== null });
    return [...problems, ...(signature?.signerEmail === '' ? [noAddress] : [])].map(({ path, code, message }) => ({ documentId, member: path, code, message }));
  }),
  ...(email?.to.trim() === '' ? [noRecipient] : []),
];

const noRecipient = {
  documentId: null,
  member: 'email',
  code: 'email_to_missing',
  message: 'Say whom the email goes to: an address, or a tag that is filled with one.',
};

const noAddress = { path: 'signature', code: 'signer_email_missing', message: 'Give the email address of the signer, or a tag that is filled with one.' };

/** Makes the draft what is live, under the lock and within the transaction of an edit. Throws where settings cannot be as they are. */
export async function publishDraft(tx: Tx, { workflow, tell }: Edited, at: Date): Promise<void> {
  const held = await readDraft(workflow, tx);
  const details = problemsIn(held.draft).map(({ documentId, member, code, message }) => ({
    path: documentId === null ? member : `${documentId}.${member}`,
    code,
    message,
  }));
  if (details.length > 0) throw workflowErrors.refused({ details });
  if (held.pending.length > 0) await writeDraft(tx, workflow.id, held, at);
  tell({ kind: 'published', draft: held.draft, authorOf: authorsIn(held) });
}

/** Forgets the draft, under the lock and within the transaction of an edit. */
export async function dropDraft(tx: Tx, { workflow, tell }: Edited, at: Date): Promise<void> {
  const held = await readDraft(workflow, tx);
  await endPending(tx, workflow.id, 'dropped', at);
  tell({ kind: 'dropped', draft: held.draft, authorOf: authorsIn(held) });
}

/** Who touched a place of the draft last. */
const authorsIn =
  ({ pending }: Draft) =>
  ({ place }: DraftChange): string | null =>
    pending.findLast(({ command }) => clashesOf([place], placesOf(command)).length > 0)?.byId ?? null;

/** The same for a draft that is known to have no problems. */
export async function writeDraft(tx: Tx, id: string, held: Pick<Draft, 'live' | 'draft' | 'documents'>, at: Date): Promise<void> {
  await writeWorkflow(tx, id, held, at);
  await writeDocuments(tx, id, held, at);
  await endPending(tx, id, 'live', at);
}

async function writeWorkflow(tx: Tx, id: string, { live, draft }: Pick<Draft, 'live' | 'draft'>, at: Date): Promise<void> {
  const { documents: _was, ...was } = live;
  const { documents: _is, ...is } = draft;
  if (!isDeepStrictEqual(was, is)) await updateWorkflow(tx, id, { ...is, updatedAt: at });
}

async function writeDocuments(tx: Tx, workflowId: string, { live, draft, documents }: Pick<Draft, 'live' | 'draft' | 'documents'>, at: Date): Promise<void> {
  const was = new Map(live.documents.map((document) => [document.id, document]));
  const positions = new Map(documents.map(({ id, position }) => [id, position]));
  for (const { id } of live.documents) if (!draft.documents.some((each) => each.id === id)) await removeDocument(tx, id);
  for (const [index, document] of draft.documents.entries()) {
    const position = index + 1;
    const before = was.get(document.id);
    if (!before) await insertDocument(tx, { id: document.id, workflowId, position, fileId: document.fileId, outputName: document.outputName, at });
    if (!before || !isDeepStrictEqual(before, document)) await updateDocument(tx, document.id, { ...rowOf(document, before), position, updatedAt: at });
    else if (positions.get(document.id) !== position) await updateDocument(tx, document.id, { position });
  }
}

/** Sealed anew the same password would look like another, and make a version of its own. */
function rowOf({ id: _id, fileId: _fileId, pdfPassword, ...settings }: EditedDocument, before: EditedDocument | undefined) {
  return { ...settings, ...(before && before.pdfPassword === pdfPassword ? {} : { pdfPasswordSealed: sealPdfPassword(pdfPassword) }) };
}
