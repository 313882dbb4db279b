import { AppError } from '@/lib/core/errors';
import { outageOf } from '../perform/outage';

/** How a page is answered whose failure is no fault of ours. */
type Noted = { status: number; retryAfter: number | undefined };

// Next renders a page in another layer than the one that writes its answer's head.
const shared = globalThis as typeof globalThis & { paraphFailures?: Map<string, Noted> };
const noted = (): Map<string, Noted> => (shared.paraphFailures ??= new Map());
/** Answers that broke off before their head was written are never asked for. */
const maxNoted = 10_000;

/** Notes that a page failed as what the service rests on is away (503), or as its reader asked too often (429), and not by a fault of ours. */
export function noteFailure(error: unknown, correlationId: string): void {
  const known = outageOf(error) ?? (error instanceof AppError ? error : undefined);
  if (known?.status !== 503 && known?.status !== 429) return;
  if (noted().size >= maxNoted) noted().clear();
  noted().set(correlationId, { status: known.status, retryAfter: known.retryAfter });
}

/** What was noted of the request; it is forgotten with the answer. */
export function takeNoted(correlationId: string): Noted | undefined {
  const found = noted().get(correlationId);
  noted().delete(correlationId);
  return found;
}
