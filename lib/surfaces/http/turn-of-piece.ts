/** Pieces of files that are handed on in one round of the event loop, of all answers together. */
const ofARound = 4;

type Pace = { handedOn: number; isCounting: boolean; waiting: (() => void)[] };
// Pages and addresses have modules of their own, and one event loop.
const held = globalThis as { paraphPace?: Pace };

/**
 * Waits until a piece of a file may be handed on to its reader. Hundreds of downloads would else hand on one each between any two steps of
 * a small call, which has many steps.
 */
export function turnOfPiece(): Promise<void> {
  held.paraphPace ??= { handedOn: 0, isCounting: false, waiting: [] };
  const pace = held.paraphPace;
  const { promise, resolve } = Promise.withResolvers<void>();
  pace.waiting.push(resolve);
  goOn(pace);
  return promise;
}

function goOn(pace: Pace): void {
  for (; pace.handedOn < ofARound && pace.waiting.length > 0; pace.handedOn += 1) pace.waiting.shift()?.();
  if (pace.isCounting || pace.handedOn === 0) return;
  pace.isCounting = true;
  setImmediate(() => {
    pace.handedOn = 0;
    pace.isCounting = false;
    goOn(pace);
  });
}
