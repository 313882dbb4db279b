import { db, type Tx } from '@/lib/core/db';
import { readyExample } from '../source/ready-example';
import { listsOf } from '../source/values-to-fill';

/** A document with what its preview shows of its workflow, its template and the post that is its example. */
export async function findPreviewed(documentId: string) {
  const document = await db().workflowDocument.findUnique({ where: { id: documentId }, include: { workflow: { include: { source: true } } } });
  if (!document) return null;
  const { workflow, ...row } = document;
  const file = await db().file.findUnique({ where: { id: row.fileId }, select: { name: true, version: true } });
  const template = file && (await db().fileVersion.findUnique({ where: { fileId_number: { fileId: row.fileId, number: file.version } } }));
  const sampleId = row.previewShowsSample ? workflow.source?.sampleEventId : null;
  const sample = sampleId ? await db().sourceEvent.findUnique({ where: { id: sampleId }, select: { id: true, payload: true } }) : null;
  const example = row.previewShowsSample ? readyExample(workflow.source) : null;
  const shown = sample?.payload ? { id: sample.id, payload: sample.payload } : example;
  return { ...row, workflow, fileName: file?.name ?? null, template, sample: shown && { ...shown, lists: workflow.source ? listsOf(workflow.source) : [] } };
}

export type Previewed = NonNullable<Awaited<ReturnType<typeof findPreviewed>>>;

/** From now on the preview has another address, under which it shows values or does not. */
export const renewAddress = (tx: Tx, id: string, previewShowsSample: boolean, updatedAt: Date) =>
  tx.workflowDocument.update({ where: { id }, data: { previewGeneration: { increment: 1 }, previewShowsSample, updatedAt } });
