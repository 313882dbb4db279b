import type { ChainedEvent } from './chain';
import { checkEventMac, checkHeadMac, type MacResult } from './evidence-key';

/** An event with the proof that this service wrote it; null where it was written before there was such a proof. */
export type KeyedEvent = ChainedEvent & { mac: string | null };

type KeyedHead = { sequence: number; hash: string; mac: string | null };

/** `unkeyed`: events of before, whose hashes alone speak for them. Those that follow them vouch for them, as their hashes go on from theirs. */
export type MacVerification = { unkeyed: number; problems: string[] };

const SAID: Record<Exclude<MacResult, 'right'>, string> = {
  wrong: 'was not written by this service: its MAC does not fit',
  unknown_key: 'was written under an evidence key that is not set here (EVIDENCE_KEY, EVIDENCE_KEY_PREVIOUS)',
};

/** Checks that this service wrote each event and the head. `since` is when it began to prove it; null where nobody knows. */
export function verifyMacs(subject: string, events: readonly KeyedEvent[], head: KeyedHead | null, since: Date | null): MacVerification {
  const problems: string[] = [];
  const firstKeyed = events.findIndex(({ mac }) => mac !== null);
  events.forEach((event, index) => {
    const name = `event ${event.sequence} (${event.type})`;
    if (event.mac !== null) {
      const result = checkEventMac(event.mac, subject, event.hash);
      if (result !== 'right') problems.push(`${name} ${SAID[result]}`);
      return;
    }
    if (firstKeyed >= 0 && index > firstKeyed) problems.push(`${name}: its MAC is missing, and events before it have one`);
    else if (since && event.at >= since) problems.push(`${name}: its MAC is missing, and every event since ${since.toISOString()} has one`);
  });
  const wantsHeadMac = events.at(-1)?.mac !== null && events.length > 0;
  if (head && (head.mac !== null || wantsHeadMac)) {
    const result = head.mac === null ? 'wrong' : checkHeadMac(head.mac, subject, head);
    if (result !== 'right') problems.push(`the head of the chain ${SAID[result]}; events after event ${head.sequence} may have been removed`);
  }
  return { unkeyed: events.filter(({ mac }) => mac === null).length, problems };
}
