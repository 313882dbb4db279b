import { now } from '@/lib/core/clock';

/** So many deliveries to one endpoint are under way at once in a process, of all that it makes. */
export const laneWidth = 4;

/** What waits beside a lane is known by its id alone; what is more stays with the database, which is looked through each minute. */
const maxWaiting = 1_000;

/** For so long a job goes on with what waits beside it, before others have their turn. */
const turnMs = 1_000;

type Lane = { underWay: number; waiting: Set<string> };

const held = globalThis as { paraphLanes?: Map<string, Lane> };

/**
 * Runs what goes to one endpoint beside at most three more of it: a receiver that is slow holds up its own deliveries and
 * no others. What finds its lane full waits there, and is done by whoever is in it. Answers the one that is to have a
 * turn of its own next, where some are left.
 */
export async function inLane(endpointId: string, id: string, run: (id: string) => Promise<void>): Promise<string | null> {
  held.paraphLanes ??= new Map();
  const lane = held.paraphLanes.get(endpointId) ?? { underWay: 0, waiting: new Set<string>() };
  held.paraphLanes.set(endpointId, lane);
  if (lane.underWay >= laneWidth) {
    if (lane.waiting.size < maxWaiting) lane.waiting.add(id);
    return null;
  }
  lane.underWay += 1;
  const until = now().getTime() + turnMs;
  try {
    for (let next: string | null = id; next !== null; next = now().getTime() < until ? takeWaiting(lane) : null) await run(next);
  } finally {
    lane.underWay -= 1;
  }
  const next = takeWaiting(lane);
  if (lane.underWay === 0 && lane.waiting.size === 0) held.paraphLanes.delete(endpointId);
  return next;
}

function takeWaiting({ waiting }: Lane): string | null {
  const [first = null] = waiting;
  if (first !== null) waiting.delete(first);
  return first;
}
