/** Pieces of files that are handed on in one round of the event loop, of all answers together. */
const ofARound = 4;

/** `waiting`: by where their readers are, whoever had a piece last of all at the end. */
type Pace = { handedOn: number; isCounting: boolean; waiting: Map<string, (() => void)[]> };
// Pages and addresses have modules of their own, and one event loop.
const held = globalThis as { paraphPace?: Pace };

/**
 * Waits until a piece of a file may be handed on to its reader at this address. Hundreds of downloads would else hand on one each between
 * any two steps of a small call, which has many steps. Addresses take turns: beside hundreds from one, a download from another has every
 * second piece.
 */
export function turnOfPiece(address: string): Promise<void> {
  held.paraphPace ??= { handedOn: 0, isCounting: false, waiting: new Map() };
  const pace = held.paraphPace;
  const { promise, resolve } = Promise.withResolvers<void>();
  const line = pace.waiting.get(address);
  if (line) line.push(resolve);
  else pace.waiting.set(address, [resolve]);
  goOn(pace);
  return promise;
}

function goOn(pace: Pace): void {
  for (; pace.handedOn < ofARound && pace.waiting.size > 0; pace.handedOn += 1) takeNext(pace.waiting)?.();
  if (pace.isCounting || pace.handedOn === 0) return;
  pace.isCounting = true;
  setImmediate(() => {
    pace.handedOn = 0;
    pace.isCounting = false;
    goOn(pace);
  });
}

function takeNext(waiting: Pace['waiting']): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return;
  const [address, line] = first;
  const next = line.shift();
  waiting.delete(address);
  if (line.length > 0) waiting.set(address, line);
  return next;
}
