import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@/lib/core/db';
import { missingOf } from './completeness/judge';
import { maxFieldNameLength, type RunnableStatus } from './rules';
import { sourceSecretHash } from './source/address';
import { changesBetween, keptKinds, maxFieldChanges } from './source/field-changes';
import { maxSeenGroups, seenAfter } from './source/seen-after';
import { type NotedSource, type PostedSource, readChanges, readNoted, sourceByHash, touchSource, updateSource, writeChanges } from './source/store';
import { lockWorkflow, updateWorkflow, workflowById } from './store';

/** When the last post came is noted this often: it is evidence of life, not a counter. */
const lifeNotedEveryMs = 60_000;

/** The source that an address's secret opens; null where there is none. Archived ones are told apart by `isArchived`. */
export async function findSourceBySecret(secret: string): Promise<PostedSource | null> {
  const hash = sourceSecretHash(secret);
  return hash === null ? null : sourceByHash(hash);
}

/** `fields`: names in the order of the payload. `kinds`: what stood in each. */
export type Post = { workflowId: string; fields: readonly string[]; kinds: Readonly<Record<string, string>>; eventId: string; at: Date };

/** `status` is as the post found it: to an incomplete workflow it is a test submission, even if it completes it. */
export type NotedPost = {
  status: RunnableStatus;
  autoCreate: boolean;
  version: number;
  isArchived: boolean;
  statusAfter: RunnableStatus;
  /** Where it brought nothing new: until when posts like it need not be noted, while the source's `mark` is this. */
  alike?: { mark: string; until: Date };
};

/**
 * Notes what a post brought: the names, their kinds, what changed, and whether the workflow is complete now; a post can
 * complete it but never undo it. Where everything is as before it is one reading and no lock.
 */
export async function notePost(tx: Tx, post: Post): Promise<NotedPost> {
  const asRead = await readNoted(tx, post.workflowId);
  if (asRead.isArchived) return answer(asRead, asRead.status);
  if (asRead.status === 'COMPLETE' && bringsNothingNew(asRead, post)) {
    const isStale = asRead.lastEventAt === null || post.at.getTime() - asRead.lastEventAt.getTime() >= lifeNotedEveryMs;
    if (isStale) await touchSource(tx, asRead.sourceId, post.at);
    const notedAt = isStale || !asRead.lastEventAt ? post.at : asRead.lastEventAt;
    return { ...answer(asRead, 'COMPLETE'), alike: { mark: asRead.mark, until: new Date(notedAt.getTime() + lifeNotedEveryMs) } };
  }
  await lockWorkflow(tx, post.workflowId);
  return noteUnderLock(tx, await readNoted(tx, post.workflowId), post);
}

const answer = ({ status, autoCreate, version, isArchived }: NotedSource, statusAfter: RunnableStatus): NotedPost => ({
  status,
  autoCreate,
  version,
  isArchived,
  statusAfter,
});

function bringsNothingNew(source: NotedSource, post: Post): boolean {
  const fields = namesOf(post);
  const isGroupNew = groupsOf(post).some((name) => !source.seenGroups.includes(name));
  return (
    !isGroupNew &&
    isDeepStrictEqual(source.lastFields, fields) &&
    isDeepStrictEqual(source.fieldKinds, keptKinds(source.fieldKinds, { fields, kinds: post.kinds }))
  );
}

/** No tag is as long as what is left out. */
const namesOf = ({ fields }: Post): string[] => fields.filter((name) => name.length <= maxFieldNameLength);

const groupsOf = ({ kinds }: Post): string[] =>
  Object.keys(kinds)
    .filter((name) => kinds[name] === 'group' && name.length <= maxFieldNameLength)
    .slice(0, maxSeenGroups);

async function noteUnderLock(tx: Tx, source: NotedSource, post: Post): Promise<NotedPost> {
  const fields = namesOf(post);
  const [before, now] = [
    { fields: source.lastFields, kinds: source.fieldKinds },
    { fields, kinds: post.kinds },
  ];
  // A template may have become another since: then this post is no test any more.
  const status = await statusNow(tx, source, post.at);
  const isTest = status === 'INCOMPLETE';
  await updateSource(tx, source.sourceId, {
    lastFields: fields,
    seenFields: seenAfter(source.seenFields, fields),
    seenGroups: seenAfter(source.seenGroups, groupsOf(post), maxSeenGroups),
    fieldKinds: keptKinds(source.fieldKinds, now),
    lastEventAt: post.at,
    // What somebody picked as the example stays.
    ...(isTest && !source.isSamplePicked ? { sampleEventId: post.eventId } : {}),
  });
  const changes = changesBetween(before, now, post.eventId, post.at);
  if (changes.length > 0) await writeChanges(tx, source.sourceId, [...changes, ...(await readChanges(tx, source.sourceId))].slice(0, maxFieldChanges));
  return answer({ ...source, status }, isTest ? await statusNow(tx, source, post.at) : 'COMPLETE');
}

async function statusNow(tx: Tx, { workflowId, status }: NotedSource, at: Date): Promise<RunnableStatus> {
  if (status === 'COMPLETE') return status;
  const workflow = await workflowById(workflowId, tx);
  if (!workflow || (await missingOf(workflow, tx)).length > 0) return 'INCOMPLETE';
  await updateWorkflow(tx, workflowId, { status: 'COMPLETE', updatedAt: at });
  return 'COMPLETE';
}
