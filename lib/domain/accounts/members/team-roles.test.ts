import { describe, expect, test } from 'vitest';
import type { AnyOperation } from '@/lib/core/operation';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import { callThroughGate } from '@/lib/testing/gate-call';
import { makeInvitation } from '@/lib/testing/invitations';
import { signIn } from '@/lib/testing/session';
import { changeRole } from '../operations/change-role';
import { getTeam } from '../operations/get-team';
import { handOverTeam } from '../operations/hand-over-team';
import { inviteToTeam } from '../operations/invite-to-team';
import { leaveTeam } from '../operations/leave-team';
import { removeTeamMember } from '../operations/remove-team-member';
import { resendInvitation } from '../operations/resend-invitation';
import { revokeInvitation } from '../operations/revoke-invitation';

type Team = Awaited<ReturnType<typeof makeInvitation>>;
type Who = 'owner' | 'second' | 'editor' | 'viewer' | 'former' | 'outsider';

const target = ({ people }: Team) => ({ person_id: people.viewer.id });
const invitation = ({ invitationId }: Team) => ({ invitation_id: invitationId });

/** Each with what it asks for, and who may. The others get 403: their role does not let them, or what they act for is their own account. */
const operations: [AnyOperation, (team: Team) => Record<string, string>, readonly Who[]][] = [
  [getTeam, () => ({}), ['owner', 'second', 'editor', 'viewer']],
  [changeRole, (team) => ({ ...target(team), role: 'editor' }), ['owner', 'second']],
  [removeTeamMember, target, ['owner', 'second']],
  [handOverTeam, ({ people }) => ({ person_id: people.editor.id }), ['owner']],
  [inviteToTeam, ({ people }) => ({ email: `x${people.owner.email}`, role: 'viewer', language: 'en' }), ['owner', 'second']],
  [resendInvitation, invitation, ['owner', 'second']],
  [revokeInvitation, invitation, ['owner', 'second']],
  [leaveTeam, () => ({}), ['second', 'editor', 'viewer']],
];

describe.each(operations.map(([op, given, mays]) => [op.name, op, given, mays] as const))('%s', (_name, op, given, mays) => {
  test('is done for those whose role lets them, and refused to all others, whatever account they name', { timeout: 60_000 }, async () => {
    for (const who of ['owner', 'second', 'editor', 'viewer', 'former', 'outsider'] as const) {
      const team = await makeInvitation();
      const { headers } = await signIn(team.people[who].id);
      const { isDone, status } = await callThroughGate(op, { ...headers, cookie: `${headers.cookie}; ${accountCookieName}=${team.id}` }, given(team));
      expect([who, isDone]).toEqual([who, mays.includes(who)]);
      if (!isDone) expect([who, status]).toEqual([who, op === leaveTeam && who === 'owner' ? 409 : 403]);
    }
  });
});
