import { db, type Tx } from '@/lib/core/db';
import type { WorkflowEdit } from '@/lib/core/generated/client';
import type { TemplateReading } from '../../files/hosted/template-reading';
import { readingOf } from '../../files/stored-file';
import { openPdfPassword, sealPdfPassword } from '../pdf-password';
import type { Client } from '../store';
import type { WorkflowCommand } from './commands';
import type { EditState } from './rules';

const by = { select: { id: true, name: true, email: true } } as const;

/** An edit with who made it; null where they are gone. */
export type EditRow = Omit<WorkflowEdit, 'command' | 'state'> & {
  command: WorkflowCommand;
  state: EditState;
  by: { id: string; name: string | null; email: string } | null;
};

/** Those that wait to be published, in their order. */
export const pendingEdits = (workflowId: string, client: Client): Promise<EditRow[]> => listEdits(client, { workflowId, state: 'pending' });

/** Those that were made after the given number, whatever became of them. */
export const editsAfter = (workflowId: string, number: number, client: Client): Promise<EditRow[]> => listEdits(client, { workflowId, number: { gt: number } });

async function listEdits(client: Client, where: { workflowId: string; state?: EditState; number?: { gt: number } }): Promise<EditRow[]> {
  const rows = await client.workflowEdit.findMany({ where, orderBy: { number: 'asc' }, include: { by } });
  return rows.map(asEdit);
}

const asEdit = (row: WorkflowEdit & Pick<EditRow, 'by'>): EditRow => ({ ...row, command: opened(row.command as never), state: row.state as EditState });

/** The newest edit, whatever became of it; null before the first. */
export async function newestEdit(workflowId: string, client: Client): Promise<EditRow | null> {
  const row = await client.workflowEdit.findFirst({ where: { workflowId }, orderBy: { number: 'desc' }, include: { by } });
  return row && asEdit(row);
}

export type NewEdit = { workflowId: string; number: number; command: WorkflowCommand; byId: string; at: Date };

export const insertEdits = (tx: Tx, edits: readonly NewEdit[]) =>
  tx.workflowEdit.createMany({ data: edits.map((edit) => ({ ...edit, command: sealed(edit.command), state: 'pending' })) });

export const removeEdits = (tx: Tx, workflowId: string, numbers: readonly number[]) =>
  tx.workflowEdit.deleteMany({ where: { workflowId, number: { in: [...numbers] } } });

export const endPending = (tx: Tx, workflowId: string, state: Exclude<EditState, 'pending'>, endedAt: Date) =>
  tx.workflowEdit.updateMany({ where: { workflowId, state: 'pending' }, data: { state, endedAt } });

/** How many edits of each workflow wait to be published. */
export async function countPending(workflowIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db().workflowEdit.groupBy({ by: ['workflowId'], where: { workflowId: { in: [...workflowIds] }, state: 'pending' }, _count: true });
  return new Map(rows.map(({ workflowId, _count }) => [workflowId, _count]));
}

/** Ids of these documents that other workflows have. */
export async function foreignDocuments(workflowId: string, ids: readonly string[], client: Client): Promise<string[]> {
  const rows = await client.workflowDocument.findMany({ where: { id: { in: [...ids] }, NOT: { workflowId } }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** A file that a draft fills, with what was read in its newest version; `reading` is null where it is no template. */
export type DraftTemplate = { id: string; name: string; mimeType: string; version: number; reading: TemplateReading | null };

/** Those of these files that are still there, by their ids. */
export async function readTemplates(fileIds: readonly string[], client: Client): Promise<Map<string, DraftTemplate>> {
  if (fileIds.length === 0) return new Map();
  const rows = await client.$queryRaw<(Omit<DraftTemplate, 'reading'> & { reading: never })[]>`
    SELECT files.id, files.name, files.mime_type AS "mimeType", files.version, file_versions.reading
    FROM files JOIN file_versions ON file_versions.file_id = files.id AND file_versions.number = files.version
    WHERE files.id = ANY (${[...new Set(fileIds)]})`;
  return new Map(rows.map(({ reading, ...file }) => [file.id, { ...file, reading: readingOf({ reading }) }]));
}

// Passwords lie sealed in a command as they do in a document.
const sealed = (command: WorkflowCommand): object => withPassword(command, (text) => sealPdfPassword(text));
const opened = (command: WorkflowCommand): WorkflowCommand => withPassword(command, (text) => openPdfPassword(text as string | null)) as WorkflowCommand;

function withPassword(command: WorkflowCommand, as: (text: string) => string | null): object {
  const change = <T extends { pdfPassword?: string }>(held: T) => (held.pdfPassword === undefined ? held : { ...held, pdfPassword: as(held.pdfPassword) });
  if (command.kind === 'document') return { ...command, set: change(command.set) };
  return command.kind === 'add' ? { ...command, document: change(command.document) } : command;
}
