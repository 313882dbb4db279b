import type { z } from 'zod';
import { defineErrors } from './errors';
import { sha256 } from './ids';

export const { staleVersion } = defineErrors({
  staleVersion: ['stale', 412, 'It was changed since you read it. Read it again, and send If-Match with the new ETag.'],
});

/** The strong entity tag of an answer (RFC 9110, 8.8.3): the same content has the same. */
export const entityTag = (body: string | Uint8Array): string => `"${sha256(body).slice(0, 32)}"`;

const tagsIn = (list: string): string[] => list.split(',').map((each) => each.trim());

/** Whether `If-None-Match` names this tag: a weak one means the same content here (RFC 9110, 13.1.2). */
export const namesTag = (list: string, tag: string): boolean => tagsIn(list).some((each) => each === '*' || each.replace(/^W\//, '') === tag);

/** Whether `If-Match` names it. Who sends a weak tag does not know the very bytes, and names nothing (RFC 9110, 13.1.1). */
export const insistsOn = (list: string, tag: string): boolean => list.trim() === '*' || tagsIn(list).includes(tag);

/**
 * Refuses a change that insists on another version than what is there now. `current` is what its GET answers, by the
 * schema of that answer. To be asked in the transaction of the change, with the row locked: else two at once both pass.
 */
export function refuseStale<O extends z.ZodType>(ifMatch: string | null | undefined, answer: O, current: z.input<O>): void {
  if (typeof ifMatch === 'string' && !insistsOn(ifMatch, entityTag(JSON.stringify(answer.parse(current))))) throw staleVersion();
}
