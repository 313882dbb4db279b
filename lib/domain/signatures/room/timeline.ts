import type { StoredEvent } from '../../events/stored-event';
import type { EmailStatus } from '../../mail/rules';
import type { RequestRow } from '../store';
import type { TimelineEntry } from '../views/own-request';

type Around = { statuses: ReadonlyMap<string, EmailStatus>; names: ReadonlyMap<string, string> };

/** A mail that has left, whatever was reported of it later. */
const hasLeft: readonly EmailStatus[] = ['sent', 'delivered', 'bounced', 'complained'];

/** What happened, in the order in which it did. A mail that did not go has no line: it stands with whom it was for. */
export const timelineOf = (request: RequestRow, events: readonly StoredEvent[], around: Around): TimelineEntry[] =>
  events
    .filter((event) => !tellsOfUnsent(event, around))
    .map((event) => ({
      id: event.id,
      type: event.type,
      at: event.at.toISOString(),
      actor: actorOf(request, event, around),
      note: noteOf(event),
    }));

/** Events of before that do not name their mail are told. */
function tellsOfUnsent({ type, data }: StoredEvent, { statuses }: Around): boolean {
  if (type !== 'request.reminded' && type !== 'request.mail_resent') return false;
  const status = data?.emailId === undefined ? undefined : statuses.get(data.emailId);
  return status !== undefined && !hasLeft.includes(status);
}

/** Of what was erased nobody is named. */
function actorOf(request: RequestRow, { type, data }: StoredEvent, { names }: Around): string | null {
  if (type === 'request.expired' || type === 'request.erased' || type === 'request.signed' || type === 'request.email_bounced') return null;
  if (data === null) return null;
  if (type === 'request.reminded' && data.by === 'schedule') return null;
  const byPerson = 'byId' in data && typeof data.byId === 'string' ? names.get(data.byId) : undefined;
  return byPerson ?? ('party' in data && data.party === 'signer' ? (request.signerName ?? request.signerEmail) : request.senderName);
}

function noteOf({ type, data }: StoredEvent): string | null {
  if (data === null) return null;
  if (type === 'request.declined') return data.reason || null;
  if (type === 'request.reported') return data.note || null;
  if (type === 'request.email_bounced') return [data.recipient, data.problem].filter(Boolean).join(': ');
  return type === 'request.mail_resent' ? data.recipient : null;
}
