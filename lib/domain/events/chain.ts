import { sha256 } from '@/lib/core/ids';

/** What an event carries: flat, so that it hashes the same everywhere. */
export type EventData = Record<string, string | number | boolean | null>;

export const firstHash = '0'.repeat(64);

/** Members in the order of their names, so that a JSON column that reorders them changes no hash. */
const canonical = (data: Readonly<Record<string, unknown>>): string => JSON.stringify(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

export const dataHashOf = (salt: string, data: Readonly<Record<string, unknown>>): string => sha256(`${salt}\n${canonical(data)}`);

export type Link = { sequence: number; type: string; at: Date; dataHash: string; previousHash: string };

/** `decisions.md`, retention: previous hash, sequence, type, time and SHA-256(salt, personal data). */
export const hashOf = (link: Link): string => sha256([link.previousHash, link.sequence, link.type, link.at.toISOString(), link.dataHash].join('\n'));

/** An event as the chain sees it: of whatever type, with whatever data its hash covers. */
export type ChainedEvent = Link & { hash: string; salt: string | null; data: Readonly<Record<string, unknown>> | null };

export type Verification = { valid: boolean; events: number; erased: number; head: string; problems: string[] };

/** Checks a whole chain. Erased events count as erased, not as wrong. */
export function verifyChain(events: readonly ChainedEvent[], head: { sequence: number; hash: string } | null): Verification {
  const problems: string[] = [];
  let previousHash = firstHash;
  let erased = 0;
  events.forEach((event, index) => {
    const name = `event ${event.sequence} (${event.type})`;
    if (event.sequence !== index + 1) problems.push(`${name}: sequence ${index + 1} was expected`);
    if (event.previousHash !== previousHash) problems.push(`${name}: does not follow the event before it`);
    if (event.hash !== hashOf(event)) problems.push(`${name}: its hash does not match its content`);
    if (event.data === null || event.salt === null) erased += 1;
    else if (event.dataHash !== dataHashOf(event.salt, event.data)) problems.push(`${name}: its data was changed`);
    previousHash = event.hash;
  });
  if (!head) problems.push('the chain has no head');
  else if (head.sequence !== events.length || head.hash !== previousHash) problems.push('the last event is not the head of the chain');
  return { valid: problems.length === 0, events: events.length, erased, head: previousHash, problems };
}
