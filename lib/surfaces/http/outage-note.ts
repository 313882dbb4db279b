import { outageOf } from '../perform/outage';

// Next renders a page in another layer than the one that writes its answer's head.
const shared = globalThis as typeof globalThis & { paraphOutages?: Set<string> };
const noted = (): Set<string> => (shared.paraphOutages ??= new Set());
/** Answers that broke off before their head was written are never asked for. */
const maxNoted = 10_000;

/** Notes that a page failed as what the service rests on is away, and not by a fault of ours. */
export function noteOutage(error: unknown, correlationId: string): void {
  if (outageOf(error)?.status !== 503) return;
  if (noted().size >= maxNoted) noted().clear();
  noted().add(correlationId);
}

/** Whether that was noted of the request; it is forgotten with the answer. */
export const wasOutage = (correlationId: string): boolean => noted().delete(correlationId);
