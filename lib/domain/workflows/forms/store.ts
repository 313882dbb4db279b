import { db, type Tx } from '@/lib/core/db';
import type { WorkflowForm } from '@/lib/core/generated/client';
import type { PostedSource } from '../source/store';
import { sourceByWorkflow } from '../source/store';
import type { Client } from '../store';
import type { FormSettings } from './rules';
import { formSettings } from './schema';

export type FormRow = Omit<WorkflowForm, 'settings'> & { settings: FormSettings };

const opened = ({ settings, ...row }: WorkflowForm): FormRow => ({ ...row, settings: formSettings.parse(settings) });

/** The form of a workflow; null before it was saved. */
export async function formOf(workflowId: string, client: Client = db()): Promise<FormRow | null> {
  const row = await client.workflowForm.findUnique({ where: { workflowId } });
  return row && opened(row);
}

/** A form with what its page tells of, and the source that it posts to. */
export type PublicForm = FormRow & { source: PostedSource; accountName: string | null };

export async function formByHash(keyHash: string): Promise<PublicForm | null> {
  const row = await db().workflowForm.findUnique({ where: { keyHash } });
  if (!row) return null;
  const source = await sourceByWorkflow(row.workflowId);
  if (!source) return null;
  const account = await db().account.findUniqueOrThrow({
    where: { id: source.accountId },
    select: { kind: true, name: true, owner: { select: { name: true } } },
  });
  return { ...opened(row), source, accountName: account.kind === 'team' ? account.name : (account.owner?.name ?? null) };
}

export type NewForm = { workflowId: string; settings: FormSettings; at: Date; keyHash: string; keySealed: string };

export const insertForm = (tx: Tx, { at, ...form }: NewForm) => tx.workflowForm.create({ data: { ...form, createdAt: at, updatedAt: at } });

export const updateForm = (
  tx: Tx,
  workflowId: string,
  data:
    | { settings: FormSettings; revision: number; updatedAt: Date }
    | { isOn: boolean; updatedAt: Date }
    | { keyHash: string; keySealed: string; updatedAt: Date },
) => tx.workflowForm.update({ where: { workflowId }, data });

/** What the newest post brought; null where there is none, or it was erased. */
export async function newestPayload(sourceId: string): Promise<string | null> {
  const row = await db().sourceEvent.findFirst({ where: { sourceId }, orderBy: { createdAt: 'desc' }, select: { payload: true } });
  return row?.payload ?? null;
}

/** The names that tags may have (`source/seen-after.ts`). */
export const writeSeen = (tx: Tx, sourceId: string, seenFields: string[]) => tx.source.update({ where: { id: sourceId }, data: { seenFields } });
