import type { StoredEvent } from '../../events/stored-event';
import { invitationStateAt } from '../invitations/rules';
import type { TeamEventType } from './record-team-event';
import { memberRole, type ShownInvitation, type ShownMember, type ShownTeamEvent } from './schema';
import type { Member } from './store';

type Around = { account: { ownerId: string }; selfId: string; keys: readonly { personId: string; name: string }[] };

export const presentMember = ({ personId, name, email, role, since }: Member, { account, selfId, keys }: Around): ShownMember => ({
  id: personId,
  name,
  email,
  role,
  since: since.toISOString(),
  isSelf: personId === selfId,
  answers: personId === account.ownerId,
  keys: keys.filter((key) => key.personId === personId).map((key) => key.name),
});

type InvitationRow = { id: string; email: string; role: string; sentAt: Date; expiresAt: Date; acceptedAt: Date | null; revokedAt: Date | null };

export const presentInvitation = (row: InvitationRow, at: Date): ShownInvitation => ({
  id: row.id,
  email: row.email,
  role: memberRole.parse(row.role),
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isExpired: invitationStateAt(row, at) === 'expired',
});

export const presentTeamEvent = ({ id, type, at, data }: Extract<StoredEvent, { type: TeamEventType }>): ShownTeamEvent => ({
  id,
  type,
  at: at.toISOString(),
  told: data && { by: data.byName, person: data.personName, role: memberRole.nullable().parse(data.role ?? null) },
});
