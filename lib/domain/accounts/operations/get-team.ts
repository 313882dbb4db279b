import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { listNewestOfSubject } from '../../events/store';
import { may } from '../access';
import { byPerson } from '../auth';
import { listInvitations } from '../invitations/store';
import { memberErrors } from '../members/errors';
import { presentInvitation, presentMember, presentTeamEvent } from '../members/present';
import { teamEventTypes } from '../members/record-team-event';
import { maxPeople, shownEvents } from '../members/rules';
import { teamView } from '../members/schema';
import { findAccountRow, listMembers, listWorkingKeys } from '../members/store';

export const getTeam = operation({
  name: 'getTeam',
  summary: 'Who belongs to the team that one acts for, who is invited, and what happened',
  effect: 'read',
  success: 200,
  auth: byPerson('members.read'),
  body: 'none',
  input: z.strictObject({}),
  output: teamView,
  errors: [memberErrors.noTeam],
  async run(_input, { scope }) {
    const at = now();
    const account = await findAccountRow(scope.accountId);
    if (account.kind !== 'team') throw memberErrors.noTeam();
    const mayManage = may(scope, 'members.manage');
    const [members, keys, invitations, events] = await Promise.all([
      listMembers(account.id, maxPeople),
      listWorkingKeys(account.id, at),
      mayManage ? listInvitations(account.id, maxPeople) : [],
      listNewestOfSubject(account.id, teamEventTypes, shownEvents),
    ]);
    return {
      name: account.name,
      mayManage,
      members: members.map((member) => presentMember(member, { account, selfId: scope.by.personId, keys })),
      invitations: invitations.map((row) => presentInvitation(row, at)),
      events: events.map(presentTeamEvent),
    };
  },
});
