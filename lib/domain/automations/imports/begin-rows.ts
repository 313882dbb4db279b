import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { enqueue, enqueueAll } from '@/lib/engines/queue/queue';
import { workflowById } from '../../workflows/store';
import { insertEvents } from '../inbound/store';
import { advanceJob } from '../running/advance-job';
import { insertRuns } from '../running/store';
import { begunAtOnce, nextBatchSeconds, openAtOnce } from './rules';
import { countOpen, dropWaiting, listWaiting, lockRunning, moveImport, noteBegun } from './store';

/** The queue in which imports wait until more of their rows are begun. */
export const beginRowsJob = 'begin-imported-rows';

/** An import is an owner of its own: what it begins and what its account is posted take turns. */
export const importOwner = (accountId: string): string => `${accountId} import`;

/**
 * Begins the next rows of an import: posts, runs, their jobs, what is noted of the rows and the job for those after them, together or
 * not at all. Whichever process comes takes the rows that still wait, and none twice.
 */
export const beginRows = (id: string): Promise<void> =>
  transaction(async (tx) => {
    const found = await lockRunning(tx, id);
    if (!found) return;
    const at = now();
    const workflow = await workflowById(found.workflowId, tx);
    if (!workflow || workflow.archivedAt || found.workflowVersion === null) {
      await moveImport(tx, id, 'running', { status: 'cancelled', endedAt: at });
      await dropWaiting(tx, id);
      return;
    }
    const { accountId, workflowId, workflowVersion } = found;
    const rows = await listWaiting(tx, id, Math.min(begunAtOnce, openAtOnce - (await countOpen(tx, id))));
    // A millisecond apart: lists go by time, and show the rows in their order.
    const timeOf = (index: number) => new Date(at.getTime() + index);
    const made = rows.map(({ number, payload }, index) => ({ number, payload, eventId: newId('evt'), automationId: newId('aut'), createdAt: timeOf(index) }));
    await insertEvents(
      tx,
      made.map(({ payload, eventId, automationId, createdAt }) => ({
        ...{ id: eventId, sourceId: workflow.source.id, workflowId, accountId, payload, automationId, createdAt },
        ...{ bytes: Buffer.byteLength(payload), bodyHash: sha256(payload), repeatHash: null, status: 'queued', cameBy: 'csv' },
      })),
    );
    const shared = { workflowId, accountId, isTest: workflow.isTest, workflowVersion, templatesAt: found.startedAt ?? at };
    await insertRuns(
      tx,
      made.map(({ automationId, eventId, createdAt }) => ({ ...shared, id: automationId, sourceEventId: eventId, createdAt })),
    );
    if (made.length > 0)
      await enqueueAll(
        tx,
        advanceJob,
        made.map(({ automationId }) => ({ id: automationId, owner: importOwner(accountId) })),
      );
    await noteBegun(tx, id, made);
    const isLast = found.started + made.length >= found.rows - found.refused;
    if (isLast) await moveImport(tx, id, 'running', { status: 'done', endedAt: at });
    else await enqueue(tx, beginRowsJob, { id, owner: importOwner(accountId), startAfterSeconds: nextBatchSeconds });
  });
