import { now } from '@/lib/core/clock';

/** One job of an owner a second has its turn at once; what is more stands behind what others bring in the meantime. */
const turnMs = 1000;

/** Turns are counted from here, so that they fit into 32 bits until 2093. */
const firstTurn = Date.UTC(2025, 0, 1);

/** So many owners may have turns in the future before those whose turns are over are forgotten. */
const maxRemembered = 10_000;

const held = globalThis as { paraphTurns?: Map<string, number> };

/**
 * The turn of an owner's next job in a queue: now, or one after the owner's turn before. Jobs are taken in the order of
 * their turns, so that one of an owner with a few never waits for all of one with hundreds, and hundreds wait for nobody
 * where nobody else has any. Each process counts for itself: no row is locked and none is read.
 */
export function takeTurn(queue: string, owner: string): number {
  held.paraphTurns ??= new Map();
  const turns = held.paraphTurns;
  const present = Math.floor((now().getTime() - firstTurn) / turnMs);
  const key = `${queue} ${owner}`;
  const turn = Math.max(present, (turns.get(key) ?? -1) + 1);
  turns.set(key, turn);
  if (turns.size > maxRemembered) for (const [other, last] of turns) if (last < present) turns.delete(other);
  return turn;
}
