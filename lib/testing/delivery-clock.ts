import { setClock } from '@/lib/core/clock';
import { deliverNow } from './deliveries';

/** When the tests of a file began, as a Unix time in milliseconds. */
export const start = Date.now();

/** Sets the clock to so many milliseconds after `start`. */
export const at = (ms: number): void => setClock(() => new Date(start + ms));

/** Attempts what is due, at once after the time that the schedule names at most. */
export async function tryAfter(accountId: string, ms: number): Promise<void> {
  at(ms);
  await deliverNow(accountId);
}
