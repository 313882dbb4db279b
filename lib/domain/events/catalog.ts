/**
 * Terminology. An *event* is one thing that happened to a *subject* (a signature request), written once and
 * never changed. Its *data* is personal (addresses, names) and can be erased; its hash stays.
 */
export const eventTypes = [
  'request.created',
  'request.confirmed',
  'request.opened',
  'consent.given',
  'sender.signed',
  'signature.accepted',
  'request.signed',
  'request.cancelled',
  'request.expired',
  'request.declined',
  'request.reported',
  'request.reminded',
  'request.erased',
] as const;

export type EventType = (typeof eventTypes)[number];

/** The events from which something follows; the worker's reactions say what. Others wake nobody. */
export const followedTypes: ReadonlySet<EventType> = new Set(['signature.accepted'] as const);

/** What an event may carry: flat, so that it hashes the same everywhere. */
export type EventData = Record<string, string | number | boolean | null>;
