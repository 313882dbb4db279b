import { defineErrors } from './errors';
import { sha256 } from './ids';

export const { staleVersion } = defineErrors({
  staleVersion: ['stale', 412, 'It was changed since you read it. Read it again, and send If-Match with the new ETag.'],
});

/** The strong entity tag of an answer (RFC 9110, 8.8.3): the same content has the same. */
export const entityTag = (body: string | Uint8Array): string => `"${sha256(body).slice(0, 32)}"`;

/** Whether a list of tags, as `If-Match` and `If-None-Match` carry it, names this one. */
export const namesTag = (list: string, tag: string): boolean =>
  list
    .split(',')
    .map((each) => each.trim())
    .some((each) => each === '*' || each.replace(/^W\//, '') === tag);

/** Refuses a change that insists on another version than what is there now, as its GET would show it. */
export function refuseStale(ifMatch: string | null | undefined, current: unknown): void {
  if (ifMatch && !namesTag(ifMatch, entityTag(JSON.stringify(current)))) throw staleVersion();
}
