import { db, type Tx } from '@/lib/core/db';
import type { Output } from '@/lib/core/generated/client';

export type OutputRow = Output;

type NewOutput = Pick<Output, 'id' | 'automationId' | 'workflowId' | 'documentId' | 'name' | 'fileId' | 'createdAt'>;

export const insertOutput = (tx: Tx, output: NewOutput) => tx.output.createMany({ data: [output] });

type Made = Partial<Pick<Output, 'fileId' | 'pdfFileId' | 'signedFileId' | 'signatureRequestId'>>;

/** What a later step made of an output. */
export const updateOutput = (tx: Tx, id: string, made: Made) => tx.output.update({ where: { id }, data: made });

export const listOutputsOf = (automationIds: readonly string[], client: Tx | ReturnType<typeof db> = db()): Promise<OutputRow[]> =>
  client.output.findMany({ where: { automationId: { in: [...automationIds] } }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
