import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { enqueueAll, enqueuing } from '@/lib/engines/queue/queue';
import { type NotedPost, notePost } from '../../workflows/note-post';
import type { PostedSource } from '../../workflows/source/store';
import { automationErrors } from '../errors';
import type { EventOrigin } from '../origins';
import type { EventStatus } from '../rules';
import { advanceJob } from '../running/advance-job';
import { insertRuns } from '../running/store';
import { groupCommit } from './group-commit';
import { forgetPosts, knownPost, knowPost } from './known-posts';
import type { Post } from './read-post';
import { type Expected, type FirstAnswer, findRepeats, insertEvents, insertKnown, isNotAsExpected, type KnownEvent } from './store';

export type Taken = { eventId: string; automationId: string | null; status: EventStatus };

export type Incoming = { source: PostedSource; post: Post; bytes: number; bodyHash: string; repeatHash: string | null; cameBy?: EventOrigin };

/** The sender's key for a repeat means something at its source alone. */
export const repeatHashOf = ({ sourceId }: PostedSource, key: string | null | undefined): string | null => (key ? sha256(`${sourceId}\n${key}`) : null);

/** Decisions, "First posts": a workflow that is not complete takes a post as a sample, also the post that completes it. */
const statusFor = ({ status, autoCreate }: NotedPost): EventStatus => (status !== 'COMPLETE' ? 'sample' : autoCreate ? 'queued' : 'held');

/** Keeps a post and starts its automation, together or not at all; it is on disk when this returns. */
export async function takePost(incoming: Incoming): Promise<Taken> {
  const taken = await group.add(incoming);
  if (taken === 'archived') throw automationErrors.sourceNotFound();
  if ('bodyHash' in taken && taken.bodyHash !== incoming.bodyHash) {
    const message = 'This key was used with another body. Use a new key for a new post.';
    throw automationErrors.badRequest.at('Idempotency-Key', 'idempotency_key_reused', message);
  }
  const { eventId, automationId, status } = taken;
  return { eventId, automationId, status };
}

type Answer = Taken | FirstAnswer | 'archived';

/** Posts that come at once are kept by one transaction: each is answered after its commit. */
const group = groupCommit<Incoming, Answer>({
  commit: async (posts) =>
    (await keepKnown(posts)) ?? keepOnce(posts).catch((error) => (error instanceof KeptElsewhere ? keepOnce(posts) : Promise.reject(error))),
  // One of two repeats would be told of the other before that one is kept.
  clash: (one, other) => one.repeatHash !== null && one.repeatHash === other.repeatHash,
  ownerOf: ({ source }) => source.accountId,
  weightOf: ({ bytes }) => bytes,
  maxSize: 100,
  maxWeight: 2 * 1024 * 1024,
});

/** Another process was faster with a repeat; who looks again finds what it kept. */
class KeptElsewhere extends Error {}

/** Posts that look like those before them, in one statement. Null where one of them must be looked at more closely. */
async function keepKnown(posts: readonly Incoming[]): Promise<Answer[] | null> {
  const createdAt = now();
  const expected = new Map<string, Expected>();
  const events: KnownEvent[] = [];
  for (const { source, post, ...hashes } of posts) {
    const { sourceId, workflowId, accountId, isTest } = source;
    const known = knownPost(workflowId, post.shape.hash);
    if (!known) return null;
    expected.set(workflowId, { workflowId, version: known.version, mark: known.mark });
    const ids = { id: newId('evt'), automationId: newId('aut'), sourceId, workflowId, accountId };
    events.push({ ...hashes, ...ids, isTest, payload: post.text, status: 'queued', version: known.version, createdAt });
  }
  const orders = events.map(({ automationId, accountId }) => ({ id: automationId, owner: accountId }));
  try {
    await insertKnown([...expected.values()], events, await enqueuing(advanceJob, orders));
  } catch (error) {
    if (!isNotAsExpected(error)) throw error;
    for (const workflowId of expected.keys()) forgetPosts(workflowId);
    return null;
  }
  return events.map(({ id, automationId, status }) => ({ eventId: id, automationId, status }));
}

const keepOnce = (posts: readonly Incoming[]): Promise<Answer[]> => transaction((tx) => keep(tx, posts));

async function keep(tx: Tx, posts: readonly Incoming[]): Promise<Answer[]> {
  const first = await findRepeats(
    tx,
    posts.flatMap(({ repeatHash }) => repeatHash ?? []),
  );
  const note = noter(tx);
  const at = now();
  const kept: { incoming: Incoming; taken: Taken; version: number }[] = [];
  const answers: Answer[] = [];
  for (const incoming of posts) {
    const known = incoming.repeatHash === null ? undefined : first.get(incoming.repeatHash);
    const eventId = newId('evt');
    const state = known ? null : await note(incoming, eventId, at);
    if (!state || state.isArchived) {
      answers.push(known ?? 'archived');
      continue;
    }
    const status = statusFor(state);
    const taken = { eventId, automationId: status === 'queued' ? newId('aut') : null, status };
    answers.push(taken);
    kept.push({ incoming, taken, version: state.version });
  }
  await store(tx, kept, at);
  return answers;
}

async function store(tx: Tx, kept: readonly { incoming: Incoming; taken: Taken; version: number }[], createdAt: Date): Promise<void> {
  if (kept.length === 0) return;
  const events = kept.map(({ incoming: { source, post, ...facts }, taken: { eventId, ...taken } }) => {
    const { sourceId, workflowId, accountId } = source;
    return { id: eventId, sourceId, workflowId, accountId, payload: post.text, ...facts, ...taken, createdAt };
  });
  if ((await insertEvents(tx, events)) < events.length) throw new KeptElsewhere('Another process has kept a repeat of one of these posts.');
  const runs = kept.flatMap(({ incoming: { source }, taken: { eventId, automationId }, version }) => {
    const { workflowId, accountId, isTest } = source;
    return automationId
      ? [{ id: automationId, workflowId, accountId, isTest, sourceEventId: eventId, workflowVersion: version, templatesAt: createdAt, createdAt }]
      : [];
  });
  if (runs.length === 0) return;
  await insertRuns(tx, runs);
  await enqueueAll(
    tx,
    advanceJob,
    runs.map(({ id, accountId }) => ({ id, owner: accountId })),
  );
}

/** Notes posts at their workflow, and asks but once where several of one group look alike. */
function noter(tx: Tx) {
  const noted = new Map<string, { hash: string; state: NotedPost }>();
  return async ({ source: { workflowId }, post }: Incoming, eventId: string, at: Date): Promise<NotedPost> => {
    const { fields, kinds, hash } = post.shape;
    const before = noted.get(workflowId);
    if (before?.hash === hash && before.state.status === 'COMPLETE') return before.state;
    const state = await notePost(tx, { workflowId, fields, kinds, eventId, at });
    noted.set(workflowId, { hash, state });
    knowPost(workflowId, hash, state);
    return state;
  };
}
