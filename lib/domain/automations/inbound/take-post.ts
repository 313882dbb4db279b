import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import { enqueue } from '@/lib/engines/queue/queue';
import { notePost } from '../../workflows/note-post';
import { automationErrors } from '../errors';
import type { EventStatus } from '../rules';
import { advanceJob } from '../running/advance-job';
import { insertRun } from '../running/store';
import type { Post } from './read-post';
import { shapeOf } from './shape-of';
import { type FirstAnswer, findRepeat, insertEvent, type LockedSource, lockSource, noteShape, type OpenSource } from './store';

export type Taken = { eventId: string; automationId: string | null; status: EventStatus };

export type Incoming = { source: OpenSource; post: Post; bytes: number; bodyHash: string; repeatHash: string | null };

/** The sender's key for a repeat means something at its source alone. */
export const repeatHashOf = (source: OpenSource, key: string | null | undefined): string | null => (key ? sha256(`${source.id}\n${key}`) : null);

/** Decisions, "First posts": a workflow that is not complete takes a post as a sample, also the post that completes it. */
const statusFor = ({ status, autoCreate }: LockedSource): EventStatus => (status !== 'COMPLETE' ? 'sample' : autoCreate ? 'queued' : 'held');

/** Keeps a post and starts its automation, together or not at all; what was taken is on disk when this returns. */
export function takePost({ source, post, bytes, bodyHash, repeatHash }: Incoming): Promise<Taken> {
  return transaction(async (tx) => {
    // The lock comes first: of two repeats at once the second waits here, and then finds the first.
    const state = await lockSource(tx, source.id);
    if (!state) throw automationErrors.sourceNotFound();
    const first = repeatHash && (await findRepeat(tx, repeatHash));
    if (first) return firstAnswer(first, bodyHash);
    const at = now();
    const status = statusFor(state);
    const [eventId, automationId] = [newId('evt'), status === 'queued' ? newId('aut') : null];
    const { id: sourceId, workflowId, accountId, isTest } = source;
    await insertEvent(tx, { id: eventId, sourceId, workflowId, accountId, payload: post.text, bytes, bodyHash, repeatHash, status, automationId, createdAt: at });
    const { fields, kinds, shape } = shapeOf(post.payload);
    await notePost(tx, { workflowId, fields, kinds, eventId, at });
    await noteShape(tx, sourceId, shape);
    if (automationId) {
      await insertRun(tx, { id: automationId, workflowId, accountId, isTest, sourceEventId: eventId, workflowVersion: state.version, createdAt: at });
      await enqueue(tx, advanceJob, { id: automationId, owner: accountId });
    }
    return { eventId, automationId, status };
  });
}

export function firstAnswer({ id, automationId, status, bodyHash }: FirstAnswer, repeatedHash: string): Taken {
  if (bodyHash !== repeatedHash) {
    const message = 'This key was used with another body. Use a new key for a new post.';
    throw automationErrors.badRequest.at('Idempotency-Key', 'idempotency_key_reused', message);
  }
  return { eventId: id, automationId, status };
}
