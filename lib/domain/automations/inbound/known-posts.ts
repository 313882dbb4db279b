import { now } from '@/lib/core/clock';
import type { NotedPost } from '../../workflows/note-post';

/** Beyond so many workflows the one that was known first is forgotten. */
const maxKnown = 2_000;

type Known = { hash: string; version: number; mark: string; until: Date };

/**
 * What this process knows of workflows whose posts look alike: the next such post need not be compared with what the database
 * says, if that says still the same when it is kept (`insertKnown`).
 */
const known = new Map<string, Known>();

export function knowPost(workflowId: string, hash: string, { status, autoCreate, version, alike }: NotedPost): void {
  if (!alike || status !== 'COMPLETE' || !autoCreate) return;
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= maxKnown) known.delete(oldest);
  known.set(workflowId, { hash, version, ...alike });
}

/** What must still be so for a post of this look to be kept without a reading; undefined where nobody knows. */
export function knownPost(workflowId: string, hash: string): Known | undefined {
  const found = known.get(workflowId);
  return found && found.hash === hash && found.until > now() ? found : undefined;
}

export const forgetPosts = (workflowId: string): boolean => known.delete(workflowId);
