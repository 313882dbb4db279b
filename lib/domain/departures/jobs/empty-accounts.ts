import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { inBatches, inPortions } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { forgetCached } from '@/lib/engines/storage/cache';
import { removeCallsOf } from '../../accounts/calls/store';
import { record } from '../../events/record';
import { lockFile, removeFile } from '../../files/hosted/store';
import { forgetBlobs } from '../../files/store';
import { removeDraft } from '../../signatures/drafts/store';
import { eraseDocuments } from '../../signatures/store';
import { subjectOf } from '../../signatures/subject-of';
import { hoursBeforeErasure } from '../rules';
import {
  type ClosedAccount,
  countRunsUnderWay,
  forgetRequest,
  listClosed,
  listDraftIds,
  listFileIds,
  listRunIds,
  listToForget,
  noteEmptied,
  type RequestToErase,
  removePosts,
  removeRuns,
  removeWorkflows,
} from '../store';

const AT_ONCE = 200;

/**
 * Empties the accounts of those who have left: drafts, files, workflows with what came in and was made, and of each request, a day
 * after it ended, all but times, hashes and the chain of its events. What is under way is waited for.
 */
export const emptyAccounts: Job = {
  name: 'empty-accounts',
  async run(_, signal) {
    await inBatches<ClosedAccount>({ list: listClosed, act: ({ id }) => empty(id, signal), signal });
  },
  retry: { limit: 2, delaySeconds: 30 },
  timeLimitSeconds: 3000,
  schedule: '53 * * * *',
};

async function empty(accountId: string, signal: AbortSignal): Promise<void> {
  if ((await countRunsUnderWay(accountId)) === 0) {
    // Runs before files: a run that failed still needs what it worked on.
    await untilNone(
      (limit) => listRunIds(accountId, limit),
      (ids) => forgetAll((tx) => removeRuns(tx, ids)),
      signal,
    );
    await inPortions((limit) => removePosts(accountId, limit), signal, AT_ONCE);
    await removeWorkflows(accountId);
    await untilNone((limit) => listFileIds(accountId, limit), removeFiles, signal);
  }
  await untilNone((limit) => listDraftIds(accountId, limit), removeDrafts, signal);
  await inPortions((limit) => removeCallsOf(accountId, limit), signal);
  const at = now();
  const before = new Date(at.getTime() - hoursBeforeErasure * 60 * 60 * 1000);
  await inBatches<RequestToErase>({ list: (after, limit) => listToForget(accountId, before, after, limit), act: (request) => erase(request, at), signal });
  await noteEmptied(accountId, at);
}

async function untilNone(list: (limit: number) => Promise<string[]>, remove: (ids: string[]) => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let ids = await list(AT_ONCE); ids.length > 0 && !signal.aborted; ids = await list(AT_ONCE)) await remove(ids);
}

async function removeFiles(ids: string[]): Promise<void> {
  for (const id of ids) await forgetAll(async (tx) => ((await lockFile(tx, id)) ? removeFile(tx, id) : []));
}

async function removeDrafts(ids: string[]): Promise<void> {
  for (const id of ids) {
    await transaction((tx) => removeDraft(tx, id));
    await forgetCached(id);
  }
}

const erase = (request: RequestToErase, at: Date): Promise<void> =>
  forgetAll(async (tx) => {
    const hashes = await eraseDocuments(tx, request, at);
    // What was erased before has said so.
    if (hashes) await record(tx, subjectOf(request), 'request.erased', at);
    await forgetRequest(tx, request.id);
    return hashes ?? [];
  });

/** Removes what names bytes, and then the bytes that nothing else needs. */
async function forgetAll(remove: (tx: Tx) => Promise<string[]>): Promise<void> {
  const free = await transaction(async (tx) => forgetBlobs(tx, await remove(tx)));
  for (const hash of free) await forgetCached(hash);
}
