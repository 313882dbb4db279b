import { db, type Tx } from '@/lib/core/db';

/** A document with what its preview shows of its workflow, its template and the post that is its example. */
export async function findPreviewed(documentId: string) {
  const document = await db().workflowDocument.findUnique({ where: { id: documentId }, include: { workflow: { include: { source: true } } } });
  if (!document) return null;
  const { workflow, ...row } = document;
  const file = await db().file.findUnique({ where: { id: row.fileId }, select: { name: true, version: true } });
  const template = file && (await db().fileVersion.findUnique({ where: { fileId_number: { fileId: row.fileId, number: file.version } } }));
  const sampleId = row.previewShowsSample ? workflow.source?.sampleEventId : null;
  const sample = sampleId ? await db().sourceEvent.findUnique({ where: { id: sampleId }, select: { id: true, payload: true } }) : null;
  return { ...row, workflow, fileName: file?.name ?? null, template, sample: sample?.payload ? { id: sample.id, payload: sample.payload } : null };
}

export type Previewed = NonNullable<Awaited<ReturnType<typeof findPreviewed>>>;

/** The preview's address is another one from now on, and shows values or does not. */
export const changePreview = (tx: Tx, id: string, { renew, showsSample }: { renew: boolean; showsSample?: boolean | undefined }, at: Date) =>
  tx.workflowDocument.update({
    where: { id },
    data: {
      ...(renew ? { previewGeneration: { increment: 1 } } : {}),
      ...(showsSample === undefined ? {} : { previewShowsSample: showsSample }),
      updatedAt: at,
    },
  });
