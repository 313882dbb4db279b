import type { KeyedEvent } from '../../events/keyed-chain';
import type { StoredEvent } from '../../events/stored-event';
import { evidenceOf } from '../sealing/certificate/evidence';
import type { Act, RequestRow } from '../store';
import type { Evidence } from './read-evidence';

type Stored = { request: RequestRow; acts: readonly Act[]; events: readonly KeyedEvent[]; erased: boolean };

/** What was sealed, held against what the database says now: every member that differs, in words. */
export function compareEvidence(sealed: Evidence, { request, acts, events, erased }: Stored): string[] {
  const upToSigning = events.slice(0, sealed.events.length) as unknown as StoredEvent[];
  const forgotten = erased && events[0]?.data === null;
  const now = asJson(evidenceOf(request, acts, upToSigning, request.contentSha256 ?? '', sealed.seal));
  const differences = differencesOf(
    asJson(sealed),
    now,
    '',
    (path) =>
      APART.test(path) || (erased && ERASED.test(path)) || (forgotten && FORGOTTEN.test(path)) || (sealed.format === firstFormat && CORRECTED.test(path)),
  );
  return [...differences, ...eventDifferences(sealed, events)];
}

/** Compared by themselves, or about the file and not the database. */
const APART = /^(format|seal|events|chain_head)\b/;
/** What goes when documents are erased. */
const ERASED = /^signatures\.\d+\.(text|fields|record)\b/;

/** What goes when the sender has left: then the data of all events are gone too, and hashes alone speak for them. */
const FORGOTTEN = /^(request\.(title|terms)|document\.fetched_from|(sender|signer)\.(name|email)|signatures\.\d+\.(time_zone|ip|user_agent))\b/;

/** What a migration has set right in rows of before: whether an address counted as proven was said too freely. */
const CORRECTED = /^sender\.verified$/;
const firstFormat = 'paraph-evidence/1';

function eventDifferences(sealed: Evidence, events: readonly KeyedEvent[]): string[] {
  return sealed.events.flatMap(({ sequence, type, hash }) => {
    const stored = events.find((event) => event.sequence === sequence);
    if (!stored) return [`event ${sequence} (${type}) stands in the sealed file, and the database has none of that number`];
    return stored.hash === hash ? [] : [`event ${sequence} (${stored.type}) in the database is not the one in the sealed file (${type})`];
  });
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Members that only one of the two knows are of another version, and say nothing. */
function differencesOf(sealed: unknown, stored: unknown, path: string, isSkipped: (path: string) => boolean): string[] {
  if (isSkipped(path)) return [];
  if (isList(sealed) && isList(stored)) {
    if (sealed.length !== stored.length) return [`${path}: the sealed file has ${sealed.length}, the database ${stored.length}`];
    return sealed.flatMap((value, index) => differencesOf(value, stored[index], joined(path, String(index)), isSkipped));
  }
  if (isObject(sealed) && isObject(stored)) {
    const names = Object.keys(sealed).filter((name) => Object.hasOwn(stored, name));
    return names.flatMap((name) => differencesOf(sealed[name], stored[name], joined(path, name), isSkipped));
  }
  return sealed === stored ? [] : [`${path}: the sealed file says ${shown(sealed)}, the database ${shown(stored)}`];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const MAX_SHOWN = 100;
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
