import { may } from '../accounts/access';
import type { AccountScope } from '../accounts/scope';
import { accountIdOfTeam } from '../accounts/team-id';
import { accountsSeenBy } from '../accounts/visible-accounts';
import { workflowErrors } from './errors';

/** The account of a team that a workflow may be shared with by whoever calls. */
export async function sharedTeam(scope: AccountScope, teamId: string): Promise<string> {
  const accountId = accountIdOfTeam(teamId);
  const role = accountId === null ? undefined : (await accountsSeenBy(scope)).get(accountId);
  if (accountId === null || !role) throw workflowErrors.refused.at('team', 'unknown_team', 'You belong to no team with this id.');
  if (!may({ role, readOnly: scope.readOnly }, 'workflows.edit'))
    throw workflowErrors.refused.at('team', 'only_viewing', 'You may only view in this team. Ask one of its owners for another role.');
  return accountId;
}
