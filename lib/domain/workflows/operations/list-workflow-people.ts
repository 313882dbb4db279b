import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { may, roles } from '../../accounts/access';
import { listMembers } from '../../accounts/members/store';
import { listAccountsOf } from '../../accounts/people/store';
import type { PersonScope } from '../../accounts/scope';
import { teamIdOf } from '../../accounts/team-id';
import { byEditor } from '../editing/auth';
import { workflowId } from '../schema';
import { belongsTo, isTeamsOwn } from '../shared-team';
import type { WorkflowRow } from '../store';

/** As many members of a team as are told; who they all are stands in the team’s room. */
const MOST_TOLD = 100;

export const listWorkflowPeople = operation({
  name: 'listWorkflowPeople',
  summary: 'Who sees a workflow, and as what',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({
    team: z.string().nullable().meta({ description: 'The team that owns it or that it is shared with.' }),
    teamId: z.string().nullable(),
    mayBeSharedWith: z
      .array(z.object({ id: z.string(), name: z.string() }))
      .nullable()
      .meta({ description: 'The teams that whoever asks may share it with; null where it is not theirs to share.' }),
    people: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(roles), isMe: z.boolean() })),
  }),
  errors: [],
  async run(_, { scope: { workflow, account } }) {
    const { owner, team } = workflow;
    const members = team ? await listMembers(team.id, MOST_TOLD) : [];
    const ownsAlone = workflow.accountId !== team?.id && !members.some(({ personId, role }) => personId === owner.id && role === 'owner');
    const all = [
      ...(ownsAlone ? [{ id: owner.id, name: owner.name ?? owner.email, role: 'owner' as const }] : []),
      ...members
        .filter(({ personId }) => !(ownsAlone && personId === owner.id))
        .map(({ personId: id, name, email, role }) => ({ id, name: name ?? email, role })),
    ];
    return {
      team: team?.name ?? null,
      teamId: team && teamIdOf(team.id),
      mayBeSharedWith: await teamsFor(workflow, account),
      people: all.map((each) => ({ ...each, isMe: each.id === account.by.personId })),
    };
  },
});

async function teamsFor(workflow: WorkflowRow, scope: PersonScope) {
  if (isTeamsOwn(workflow) || !belongsTo(workflow, scope) || !may(scope, 'workflows.edit')) return null;
  const accounts = await listAccountsOf(scope.by.personId);
  return accounts
    .filter(({ kind, role }) => kind === 'team' && may({ role, readOnly: scope.readOnly }, 'workflows.edit'))
    .map(({ id, name }) => ({ id: teamIdOf(id), name }));
}
