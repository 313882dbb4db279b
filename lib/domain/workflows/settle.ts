import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/lib/core/db';
import { missingOf } from './completeness/judge';
import type { WorkflowDefinition } from './definition';
import { type DocumentRow, listDocuments, updateWorkflow, type WorkflowRow, workflowById } from './store';
import { closeVersion, insertVersion, newestVersion, rewriteVersion } from './versions/store';

/**
 * After an edit, in its transaction and under its lock: publishes the settings as a new version where they are others
 * than those published last, and says anew whether the workflow can run. Returns what it is now.
 *
 * While a workflow is off its newest version stays open: who sets one up makes one version and not one for each pause of theirs. The
 * first run with it closes it, and so does turning the workflow on.
 */
export async function settle(tx: Tx, id: string, at: Date): Promise<{ workflow: WorkflowRow; documents: DocumentRow[] }> {
  const workflow = await workflowById(id, tx);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  const documents = await listDocuments([id], tx);
  const version = await settleVersion(tx, workflow, documents, at);
  const status = (await missingOf(workflow, tx)).length === 0 ? 'COMPLETE' : 'INCOMPLETE';
  if (version.isNew || status !== workflow.status) await updateWorkflow(tx, id, { status, updatedAt: at, version: version.number });
  return { workflow: { ...workflow, status, version: version.number }, documents };
}

/** `isNew`: whether these settings were in no version before. */
async function settleVersion(tx: Tx, workflow: WorkflowRow, documents: DocumentRow[], at: Date): Promise<{ number: number; isNew: boolean }> {
  const { id: workflowId, autoCreate } = workflow;
  const before = await newestVersion(tx, workflowId);
  const definition = definitionOf(workflow, documents);
  const isNew = !isDeepStrictEqual(before?.definition, definition);
  if (before && !isNew) {
    if (before.isOpen && autoCreate) await closeVersion(tx, workflowId, before.number);
    return { number: before.number, isNew };
  }
  const isOpen = !autoCreate;
  if (before?.isOpen && isOpen) {
    await rewriteVersion(tx, { workflowId, number: before.number, definition, createdAt: at });
    return { number: before.number, isNew };
  }
  const number = (before?.number ?? 0) + 1;
  await insertVersion(tx, { workflowId, number, definition, isOpen, createdAt: at });
  return { number, isNew };
}

const definitionOf = ({ name, language, timeZone, email }: WorkflowRow, documents: readonly DocumentRow[]): WorkflowDefinition => ({
  name,
  language,
  timeZone,
  documents: documents.map(({ id, fileId, outputName, folder, createPdfCopy, removeOutput, enablePdfPassword, pdfPasswordSealed, preventCopy, signature }) => ({
    id,
    fileId,
    outputName,
    folder,
    createPdfCopy,
    removeOutput,
    enablePdfPassword,
    pdfPasswordSealed,
    preventCopy,
    signature,
  })),
  ...(email ? { email } : {}),
});
