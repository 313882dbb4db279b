import type { KeyedEvent } from '../../events/keyed-chain';
import { type StoredStatus, signingParties } from '../rules';
import { termsHash } from '../sending/terms-hash';
import { actHash } from '../signing/act-hash';
import type { Act, RequestRow } from '../store';

/** Which events a time in the row tells of. */
const TIMES = {
  createdAt: ['request.created'],
  confirmedAt: ['request.confirmed'],
  senderSignedAt: ['sender.signed'],
  acceptedAt: ['signature.accepted'],
  signedAt: ['signature.accepted'],
  cancelledAt: ['request.cancelled', 'request.declined'],
  expiredAt: ['request.expired'],
  erasedAt: ['request.erased'],
} as const satisfies Partial<Record<keyof RequestRow, readonly string[]>>;

const CREATION = ['accountId', 'apiKeyId', 'signerEmail', 'senderEmail', 'sourceKind', 'sourceAddress', 'sourceSha256', 'presentedSha256'] as const;
const SEALING = ['contentSha256', 'signedSha256'] as const;
const ACT = ['kind', 'timeZone', 'ip', 'userAgent'] as const;

type Trail = readonly KeyedEvent[];
type Stored = { request: RequestRow; acts: readonly Act[]; events: Trail };

/** Holds row and acts against the events that recorded them. Events prove themselves by hashes and MACs; a row proves nothing. */
export function checkTrail({ request, acts, events }: Stored): string[] {
  return [
    ...timeProblems(request, events),
    ...statusProblems(request, events),
    ...memberProblems(request, 'the request', eventOf(events, 'request.created'), CREATION),
    ...termsProblems(request, events),
    ...memberProblems(request, 'the request', eventOf(events, 'request.signed'), SEALING),
    ...stampProblems(request, events),
    ...declineProblems(request, events),
    ...signingParties(request).flatMap((party) => actProblems(party, acts, events, wasErased(events))),
    ...goneProblems(events),
  ];
}

export const wasErased = (events: Trail): boolean => eventOf(events, 'request.erased') !== undefined;

const eventOf = (events: Trail, ...types: readonly string[]) => events.find(({ type }) => types.includes(type));
const named = ({ sequence, type }: KeyedEvent): string => `event ${sequence} (${type})`;

function timeProblems(request: RequestRow, events: Trail): string[] {
  return Object.entries(TIMES).flatMap(([name, types]) => {
    const at = request[name as keyof typeof TIMES];
    const event = eventOf(events, ...types);
    if (!at && !event) return [];
    if (!event) return [`${name}: the request says ${at?.toISOString()}, and no event tells of it`];
    if (!at) return [`${name}: the request says nothing, and ${named(event)} says ${event.at.toISOString()}`];
    return at.getTime() === event.at.getTime() ? [] : [`${name}: the request says ${at.toISOString()}, ${named(event)} ${event.at.toISOString()}`];
  });
}

function statusProblems(request: RequestRow, events: Trail): string[] {
  const status = statusBy(request, events);
  return status === request.status ? [] : [`status: the request says ${request.status}, its events ${status}`];
}

/** The state to which the events lead. */
function statusBy({ accountId, senderSigns }: RequestRow, events: Trail): StoredStatus {
  const has = (...types: string[]) => eventOf(events, ...types) !== undefined;
  if (has('request.signed')) return 'signed';
  if (has('signature.accepted')) return 'accepted';
  if (has('request.cancelled', 'request.declined')) return 'cancelled';
  if (has('request.expired')) return 'expired';
  if (accountId === null && !has('request.confirmed')) return 'awaiting_sender_confirmation';
  return senderSigns && !has('sender.signed') ? 'awaiting_sender_signature' : 'pending';
}

/** Members that row and event both have; an event of before may lack one. */
function memberProblems<Row extends object>(row: Row, what: string, event: KeyedEvent | undefined, names: readonly (keyof Row & string)[]): string[] {
  const { data } = event ?? {};
  if (!event || !data) return [];
  const differing = names.filter((name) => data[name] !== undefined && data[name] !== row[name]);
  return differing.map((name) => `${name}: ${what} says ${JSON.stringify(row[name])}, ${named(event)} ${JSON.stringify(data[name])}`);
}

function termsProblems(request: RequestRow, events: Trail): string[] {
  const event = eventOf(events, 'request.created');
  const recorded = event?.data?.termsSha256;
  if (!event || recorded === undefined || recorded === termsHash(request)) return [];
  return [`what was asked (title, message, names, addresses, document, places of fields, deadline) is not what ${named(event)} recorded`];
}

function stampProblems(request: RequestRow, events: Trail): string[] {
  const event = eventOf(events, 'request.signed');
  if (!event?.data) return [];
  const recorded = { timeStampedAt: event.data.timeStampedAt ?? null, timeStampFailed: event.data.timeStampFailed ?? false };
  const row = { timeStampedAt: request.timeStampedAt?.toISOString() ?? null, timeStampFailed: request.timeStampFailed };
  return memberProblems(row, 'the request', { ...event, data: recorded }, ['timeStampedAt', 'timeStampFailed']);
}

function declineProblems({ declinedBy, declineReason }: RequestRow, events: Trail): string[] {
  const event = eventOf(events, 'request.declined');
  if (!event) return Object.entries({ declinedBy, declineReason }).flatMap(([name, said]) => untold(name, said));
  if (!event.data) return [];
  const recorded = { party: event.data.party, reason: event.data.reason ?? '' };
  return memberProblems({ party: declinedBy, reason: declineReason ?? '' }, 'the request', { ...event, data: recorded }, ['party', 'reason']);
}

const untold = (name: string, said: string | null): string[] =>
  said === null ? [] : [`${name}: the request says ${JSON.stringify(said)}, and no event tells of it`];

function actProblems(party: string, acts: readonly Act[], events: Trail, erased: boolean): string[] {
  const act = acts.find((each) => each.party === party);
  const event = eventOf(events, party === 'signer' ? 'signature.accepted' : 'sender.signed');
  if (!act && !event) return [];
  if (!event) return [`the act of the ${party} stands in the database, and no event tells of it`];
  if (!act) return [`the act of the ${party} is missing, and ${named(event)} tells of it`];
  const what = `the act of the ${party}`;
  const consent = events.find(({ type, data }) => type === 'consent.given' && data?.party === party);
  const times = act.at.getTime() === event.at.getTime() ? [] : [`at: ${what} says ${act.at.toISOString()}, ${named(event)} ${event.at.toISOString()}`];
  const recorded = event.data?.actSha256;
  const whole = erased || recorded === undefined || recorded === actHash(act) ? [] : [`${what} (marks, entries, consent) is not what ${named(event)} recorded`];
  const given = { version: act.consentVersion, sha256: act.consentSha256 };
  return [...times, ...memberProblems(act, what, event, ACT), ...memberProblems(given, what, consent, ['version', 'sha256']), ...whole];
}

/** Nothing erases an event's data but what says so. */
function goneProblems(events: Trail): string[] {
  if (wasErased(events)) return [];
  return events
    .filter(({ data, salt }) => data === null || salt === null)
    .map((event) => `${named(event)}: its data are gone, and no event says that they were erased`);
}
