import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/lib/core/db';
import { missingOf } from './completeness/judge';
import type { WorkflowDefinition } from './definition';
import { type DocumentRow, insertVersion, listDocuments, newestDefinition, updateWorkflow, type WorkflowRow, workflowById } from './store';

/**
 * After an edit, in its transaction and under its lock: publishes the settings as a new version where they are others
 * than those published last, and says anew whether the workflow can run.
 */
export async function settle(tx: Tx, id: string, at: Date): Promise<void> {
  const workflow = await workflowById(id, tx);
  if (!workflow) throw new Error(`The workflow ${id} is gone.`);
  const definition = definitionOf(workflow, await listDocuments([id], tx));
  const before = await newestDefinition(tx, id);
  const isNew = !isDeepStrictEqual(before?.definition, definition);
  const number = (before?.number ?? 0) + 1;
  if (isNew) await insertVersion(tx, { workflowId: id, number, definition, createdAt: at });
  const status = (await missingOf(workflow, tx)).length === 0 ? 'COMPLETE' : 'INCOMPLETE';
  if (isNew || status !== workflow.status) await updateWorkflow(tx, id, { status, updatedAt: at, ...(isNew ? { version: number } : {}) });
}

const definitionOf = ({ name, language, timeZone }: WorkflowRow, documents: readonly DocumentRow[]): WorkflowDefinition => ({
  name,
  language,
  timeZone,
  documents: documents.map(({ id, fileId, outputName, createPdfCopy, removeOutput, enablePdfPassword, pdfPasswordSealed, preventCopy, signature }) => ({
    id,
    fileId,
    outputName,
    createPdfCopy,
    removeOutput,
    enablePdfPassword,
    pdfPasswordSealed,
    preventCopy,
    signature,
  })),
});
