import { transaction } from '@/lib/core/db';
import { restoreWorkflow } from '../../workflows/switch-workflow';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';

/** Brings an archived workflow back; no API does. False where it is not archived. */
export const restoreArchived = (actor: Actor, id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const isRestored = await restoreWorkflow(tx, id);
    if (isRestored) await recordAct(tx, actor, { kind: 'workflow.restored', target: id });
    return isRestored;
  });
