import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { archived } from '../errors';
import { type Author, noteEvent } from '../history/note-change';
import { lockWorkflow, workflowById } from '../store';
import { newSourceSecret } from './address';
import { changeSecret } from './store';

/** Gives a source another address. The one before takes nothing any more, within the seconds for which a process remembers what it opened. */
export const renewAddress = (workflowId: string, by: Author): Promise<void> =>
  transaction(async (tx) => {
    await lockWorkflow(tx, workflowId);
    const workflow = await workflowById(workflowId, tx);
    if (!workflow || workflow.archivedAt) throw archived();
    await changeSecret(tx, workflowId, newSourceSecret());
    await noteEvent(tx, workflow, 'readdressed', by, now());
  });
