import { db, type Tx } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';

export type EndedRun = { id: string; accountId: string; sourceEventId: string; finishedAt: Date | null };

/** Runs that ended before then and are not erased, by when they ended, after the given one. */
export const listEndedRuns = (before: Date, after: EndedRun | null, limit: number): Promise<EndedRun[]> =>
  db().automation.findMany({
    where: {
      ...{ status: { in: ['completed', 'failed'] }, erasedAt: null, finishedAt: { lt: before, ...(after?.finishedAt ? { gte: after.finishedAt } : {}) } },
      ...(after?.finishedAt ? { OR: [{ finishedAt: { gt: after.finishedAt } }, { id: { gt: after.id } }] } : {}),
    },
    orderBy: [{ finishedAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, accountId: true, sourceEventId: true, finishedAt: true },
  });

/** Takes everything of a run that came from its data, but for the files of its outputs. False where another was faster, or it runs again. */
export async function eraseRunRows(tx: Tx, { id, sourceEventId }: EndedRun, at: Date): Promise<boolean> {
  const { count } = await tx.automation.updateMany({
    where: { id, status: { in: ['completed', 'failed'] }, erasedAt: null },
    data: { erasedAt: at, error: Prisma.DbNull },
  });
  if (count === 0) return false;
  await tx.automationStep.updateMany({
    where: { automationId: id },
    data: { input: Prisma.DbNull, output: Prisma.DbNull, error: Prisma.DbNull, findings: [], inputSha256: null },
  });
  await tx.$executeRaw`
    UPDATE webhook_attempts SET request_headers = NULL, request_body = NULL, answer_headers = NULL
    FROM webhook_deliveries, events WHERE webhook_attempts.delivery_id = webhook_deliveries.id AND webhook_deliveries.event_id = events.id
      AND events.subject = ${id} AND webhook_deliveries.endpoint_id IN (SELECT id FROM webhook_endpoints WHERE topic = events.topic)`;
  await tx.output.updateMany({ where: { automationId: id }, data: { name: '', fileId: null, pdfFileId: null, signedFileId: null } });
  // Another run of the same post may still need what was posted.
  const others = await tx.automation.count({ where: { sourceEventId, erasedAt: null } });
  if (others === 0) await erasePost(tx, sourceEventId);
  return true;
}

/** What was posted; where it stands as the example of its source, that follows what comes in again. */
async function erasePost(tx: Tx, id: string): Promise<void> {
  await tx.sourceEvent.updateMany({ where: { id }, data: { payload: null } });
  await tx.$executeRaw`
    UPDATE sources SET sample_event_id = NULL, sample_picked_at = NULL
    FROM source_events WHERE source_events.id = ${id} AND sources.id = source_events.source_id AND sources.sample_event_id = source_events.id`;
}

/** What steps and outputs of a run hold in storage, before it is erased. */
export async function holdingsOf(tx: Tx, automationId: string): Promise<{ hashes: string[]; fileIds: string[] }> {
  const steps = await tx.automationStep.findMany({ where: { automationId, inputSha256: { not: null } }, select: { inputSha256: true } });
  const outputs = await tx.output.findMany({ where: { automationId }, select: { fileId: true, pdfFileId: true, signedFileId: true } });
  const fileIds = outputs.flatMap(({ fileId, pdfFileId, signedFileId }) => [fileId, pdfFileId, signedFileId]).filter((id) => id !== null);
  const versions = await tx.fileVersion.findMany({ where: { fileId: { in: fileIds } }, select: { sha256: true } });
  return { hashes: [...steps.map(({ inputSha256 }) => inputSha256 ?? ''), ...versions.map(({ sha256 }) => sha256)], fileIds };
}

/** The files of outputs; templates and signature requests have their own rows, and stay. */
export const deleteOutputFiles = (tx: Tx, ids: readonly string[]) => tx.file.deleteMany({ where: { id: { in: [...ids] }, origin: 'output' } });

/** Data of posts that no run was made from, kept since before then: samples of a source stay, as the editor shows them. */
export const eraseUnusedPosts = (before: Date, limit: number): Promise<number> =>
  db().$executeRaw`
    UPDATE source_events SET payload = NULL WHERE ctid = ANY(ARRAY(
      SELECT source_events.ctid FROM source_events
      WHERE created_at < ${before} AND payload IS NOT NULL
        AND (SELECT true FROM automations WHERE automations.source_event_id = source_events.id LIMIT 1) IS NULL
        AND NOT EXISTS (SELECT 1 FROM sources WHERE sources.sample_event_id = source_events.id)
      ORDER BY created_at LIMIT ${limit}))`;
