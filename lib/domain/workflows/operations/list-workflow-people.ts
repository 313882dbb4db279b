import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { roles } from '../../accounts/access';
import { listMembers } from '../../accounts/members/store';
import { byEditor } from '../editing/auth';
import { workflowId } from '../schema';

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
    return { team: team?.name ?? null, people: all.map((each) => ({ ...each, isMe: each.id === account.by.personId })) };
  },
});
