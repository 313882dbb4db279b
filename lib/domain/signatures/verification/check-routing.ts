import type { KeyedEvent } from '../../events/keyed-chain';
import type { Routing } from '../../events/store';
import type { RequestRow } from '../store';
import { subjectOf } from '../subject-of';

/**
 * An event's account and topic say who sees it and who is told, and stand outside of its hash: they must be those of the request.
 * Events of before there were MACs may have been written before there were accounts in the log.
 */
export function checkRouting(request: RequestRow, events: readonly (KeyedEvent & Routing)[]): string[] {
  const { accountId, topic } = subjectOf(request);
  const isRight = (event: Routing) => event.accountId === accountId && event.topic === topic;
  const isOfBefore = (event: KeyedEvent & Routing) => event.mac === null && event.accountId === null && event.topic === null;
  return events
    .filter((event) => !isRight(event) && !isOfBefore(event))
    .map(
      ({ sequence, type, ...event }) =>
        `event ${sequence} (${type}) lies with the account ${event.accountId} and the topic ${event.topic}, the request with ${accountId} and ${topic}`,
    );
}
