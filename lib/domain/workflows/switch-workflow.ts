import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { edit } from './edit';
import { type Author, noteEvent } from './history/note-change';
import { settle } from './settle';
import { lockWorkflow, updateWorkflow, workflowById } from './store';

/** Whether each post starts an automation, or is only kept. Throws where the workflow is archived. */
export async function switchAutoCreate(id: string, autoCreate: boolean, by: Author): Promise<void> {
  const at = now();
  await transaction((tx) =>
    edit(tx, id, by, at, async ({ workflow }) => {
      if (workflow.autoCreate !== autoCreate) await updateWorkflow(tx, id, { autoCreate, updatedAt: at });
    }),
  );
}

/** The operator's word: an archived workflow is again what it was. False where it is not archived. */
export async function restoreWorkflow(tx: Tx, id: string): Promise<boolean> {
  await lockWorkflow(tx, id);
  const workflow = await workflowById(id, tx);
  if (!workflow?.archivedAt) return false;
  const at = now();
  await updateWorkflow(tx, id, { archivedAt: null, updatedAt: at });
  await noteEvent(tx, (await settle(tx, id, at)).workflow, 'restored', { kind: 'service' }, at);
  return true;
}
