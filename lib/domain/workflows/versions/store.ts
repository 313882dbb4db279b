import type { Tx } from '@/lib/core/db';
import { type WorkflowDefinition, workflowDefinition } from '../definition';

type Version = { workflowId: string; number: number; definition: WorkflowDefinition; createdAt: Date };

/** What was published last; null before the first. It stays as it is until the transaction ends: a run that would begin with it waits. */
export async function newestVersion(tx: Tx, workflowId: string): Promise<{ number: number; definition: WorkflowDefinition; isOpen: boolean } | null> {
  const [row] = await tx.$queryRaw<{ number: number; definition: unknown; isOpen: boolean }[]>`
    SELECT number, definition, is_open AS "isOpen" FROM workflow_versions WHERE workflow_id = ${workflowId} ORDER BY number DESC LIMIT 1 FOR UPDATE`;
  return row ? { ...row, definition: workflowDefinition.parse(row.definition) } : null;
}

export const insertVersion = (tx: Tx, version: Version & { isOpen: boolean }) => tx.workflowVersion.create({ data: version });

export const rewriteVersion = (tx: Tx, { workflowId, number, ...version }: Version) =>
  tx.workflowVersion.update({ where: { workflowId_number: { workflowId, number } }, data: version });

/** From now on it stays as it is. */
export const closeVersion = (tx: Tx, workflowId: string, number: number) =>
  tx.workflowVersion.updateMany({ where: { workflowId, number, isOpen: true }, data: { isOpen: false } });
