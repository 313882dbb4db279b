import { db, type Tx } from '@/lib/core/db';
import type { Output } from '@/lib/core/generated/client';

export type OutputRow = Output;

type NewOutput = Pick<Output, 'id' | 'automationId' | 'workflowId' | 'documentId' | 'name' | 'folder' | 'fileId' | 'createdAt'>;

export const insertOutput = (tx: Tx, output: NewOutput) => tx.output.createMany({ data: [output] });

type Made = Partial<Pick<Output, 'fileId' | 'pdfFileId' | 'signedFileId' | 'signatureRequestId'>>;

/** What a later step made of an output. */
export const updateOutput = (tx: Tx, id: string, made: Made) => tx.output.update({ where: { id }, data: made });

export const listOutputsOf = (automationIds: readonly string[], client: Tx | ReturnType<typeof db> = db()): Promise<OutputRow[]> =>
  client.output.findMany({ where: { automationId: { in: [...automationIds] } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

export const findOutputOfRequest = (signatureRequestId: string): Promise<OutputRow | null> => db().output.findFirst({ where: { signatureRequestId } });

/** Locks an output that has no signed file yet, and says how many bytes that one will have; null where it has one, or the bytes are gone. */
export async function claimSigned(tx: Tx, id: string, sha256: string): Promise<number | null> {
  const [open] = await tx.$queryRaw<{ id: string }[]>`SELECT id FROM outputs WHERE id = ${id} AND signed_file_id IS NULL FOR UPDATE`;
  return open ? ((await tx.blob.findUnique({ where: { sha256 }, select: { bytes: true } }))?.bytes ?? null) : null;
}

export type OutputFileRow = { id: string; name: string; folder: string; mimeType: string; bytes: number };

/** Those of these files that are still there, by their ids. */
export async function filesById(ids: readonly (string | null)[]): Promise<Map<string, OutputFileRow>> {
  const wanted = ids.filter((id) => id !== null);
  const select = { id: true, name: true, folder: true, mimeType: true, bytes: true };
  const rows = wanted.length > 0 ? await db().file.findMany({ where: { id: { in: wanted } }, select }) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of a workflow, the newest first. */
export async function listOutputRows(workflowId: string, limit: number, after: readonly [string, string] | undefined): Promise<OutputRow[]> {
  const [createdAt, id] = after ?? [];
  const before = createdAt && id ? { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] } : {};
  return db().output.findMany({ where: { workflowId, ...before }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: limit });
}

export const findOutputOf = (workflowId: string, id: string): Promise<OutputRow | null> => db().output.findFirst({ where: { id, workflowId } });
