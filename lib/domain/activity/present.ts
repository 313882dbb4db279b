import { presentTeamEvent } from '../accounts/members/present';
import { type TeamEventType, teamEventTypes } from '../accounts/members/record-team-event';
import type { StoredEvent } from '../events/stored-event';
import { type LatelyEntry, requestTypes, runTypes } from './views/lately';

type RequestNames = { title: string; senderName: string; signerName: string | null; signerEmail: string };
type Named = { requests: ReadonlyMap<string, RequestNames>; workflows: ReadonlyMap<string, { id: string; name: string }> };

/** An event as a line of what happened lately; null where what it speaks of is gone. */
export function presentLately(event: StoredEvent, { requests, workflows }: Named): LatelyEntry | null {
  const line = { id: event.id, at: event.at.toISOString() };
  if (isOneOf(event.type, requestTypes)) {
    const request = requests.get(event.subject);
    return request ? { of: 'request', ...line, type: event.type, requestId: event.subject, title: request.title, actor: actorIn(event, request) } : null;
  }
  if (isOneOf(event.type, runTypes)) {
    const workflow = workflows.get(event.subject);
    return workflow === undefined ? null : { of: 'run', ...line, type: event.type, runId: event.subject, workflow };
  }
  return isTeamEvent(event) ? { of: 'team', ...presentTeamEvent(event) } : null;
}

/** The signer, of a document that is signed: the log names the service, which sealed it. */
function actorIn({ type, data }: StoredEvent, { senderName, signerName, signerEmail }: RequestNames): string | null {
  if (data === null) return null;
  const bySigner = type === 'request.signed' || ('party' in data && data.party === 'signer');
  return bySigner ? (signerName ?? signerEmail) : senderName;
}

const isOneOf = <T extends string>(type: string, types: readonly T[]): type is T => types.some((each) => each === type);

const isTeamEvent = (event: StoredEvent): event is Extract<StoredEvent, { type: TeamEventType }> => isOneOf(event.type, teamEventTypes);
