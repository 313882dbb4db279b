import { Places } from '@/lib/engines/processes/places';
import { poolSize } from '@/lib/engines/processes/pool-size';
import type { RequestRow } from '../store';
import { finishRequest } from './finish-request';

/** Each is a page that somebody waits for; the job of the event seals what finds no room. */
const MAX_WAITING = 10_000;

// On `globalThis`, as Next loads modules once per layer.
const held = globalThis as { paraphSealing?: Places };

/**
 * Seals as many documents at once as the machine has cores, by turns of those who sent them: three hundred people who sign for one sender
 * in the same second keep the signer of another waiting for one of them, and no page of anybody.
 */
export const sealInTurn = (
  { id, usageSubject }: Pick<RequestRow, 'id' | 'usageSubject'>,
  seal: (id: string) => Promise<void> = finishRequest,
): Promise<void> => {
  held.paraphSealing ??= new Places(poolSize(), MAX_WAITING);
  return held.paraphSealing.inTurn({ keys: [`seals ${usageSubject || id}`] }, () => seal(id));
};
