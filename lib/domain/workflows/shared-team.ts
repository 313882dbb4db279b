import type { Tx } from '@/lib/core/db';
import { may } from '../accounts/access';
import type { AccountScope } from '../accounts/scope';
import { accountIdOfTeam } from '../accounts/team-id';
import { accountsSeenBy } from '../accounts/visible-accounts';
import { workflowErrors } from './errors';
import { noteEvent } from './history/note-change';
import { updateWorkflow, type WorkflowRow } from './store';

/** The account of a team that a workflow may be shared with by whoever calls. */
export async function sharedTeam(scope: AccountScope, teamId: string): Promise<string> {
  const accountId = accountIdOfTeam(teamId);
  const role = accountId === null ? undefined : (await accountsSeenBy(scope)).get(accountId);
  if (accountId === null || !role) throw workflowErrors.refused.at('team', 'unknown_team', 'You belong to no team with this id.');
  if (!may({ role, readOnly: scope.readOnly }, 'workflows.edit'))
    throw workflowErrors.refused.at('team', 'only_viewing', 'You may only view in this team. Ask one of its owners for another role.');
  return accountId;
}

/** Whether its account is the one acted for: a team that it is shared with works in it, and passes it to nobody else. */
export const belongsTo = (workflow: Pick<WorkflowRow, 'accountId'>, scope: AccountScope): boolean => workflow.accountId === scope.accountId;

/** Whether it is a team's own, which only all of that team see. */
export const isTeamsOwn = ({ accountId, teamId }: Pick<WorkflowRow, 'accountId' | 'teamId'>): boolean => accountId === teamId;

/** Shares a workflow with a team, or with nobody any more (`null`), within an edit of it. */
export async function shareWith(tx: Tx, workflow: WorkflowRow, teamId: string | null, scope: AccountScope, at: Date): Promise<void> {
  if (isTeamsOwn(workflow) && accountIdOfTeam(teamId ?? '') === workflow.teamId) return;
  if (isTeamsOwn(workflow)) throw workflowErrors.refused.at('team', 'team_owns', 'The workflow is the team’s own, and stays with it.');
  if (!belongsTo(workflow, scope))
    throw workflowErrors.refused.at('team', 'not_yours', 'Only whose account the workflow belongs to may share it. Ask its owner.');
  const account = teamId === null ? null : await sharedTeam(scope, teamId);
  if (account === workflow.teamId) return;
  await updateWorkflow(tx, workflow.id, { teamId: account, updatedAt: at });
  await noteEvent(tx, workflow, account === null ? 'unshared' : 'shared', scope.by, at);
}
