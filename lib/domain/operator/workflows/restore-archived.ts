import { transaction } from '@/lib/core/db';
import { restoreWorkflow } from '../../workflows/switch-workflow';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';
import { isOfClosedAccount } from './store';

/** Brings an archived workflow back; no API does. False where it is not archived, or its account was closed: then it is gone for good. */
export const restoreArchived = (actor: Actor, id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const isRestored = !(await isOfClosedAccount(tx, id)) && (await restoreWorkflow(tx, id));
    if (isRestored) await recordAct(tx, actor, { kind: 'workflow.restored', target: id });
    return isRestored;
  });
