import type { Role } from '@/lib/core/caller';
import { roles } from '../accounts/access';
import { type AccountScope, sees } from '../accounts/scope';
import { accountsSeenBy } from '../accounts/visible-accounts';
import { workflowIdPattern } from './rules';
import { type WorkflowRow, workflowById } from './store';

/** `role`: what the scope may do with it, as a member of the account that owns it or of the team that it is shared with. */
export type FoundWorkflow = WorkflowRow & { role: Role };

/** A workflow that the scope owns or that is shared with it; null for any other. */
export async function findWorkflow(scope: AccountScope, id: string): Promise<FoundWorkflow | null> {
  const workflow = await knownWorkflow(id);
  const role = workflow && (await roleOf(scope, workflow));
  return role ? { ...workflow, role } : null;
}

/** The role that a scope has in a workflow, by the accounts that own it and that it is shared with; null where it sees nothing of it. */
export const roleOf = async (scope: AccountScope, workflow: Pick<WorkflowRow, 'accountId' | 'teamId' | 'isTest'>): Promise<Role | null> =>
  sees(scope, workflow) ? roleIn(await accountsSeenBy(scope), workflow) : null;

/** Whosever it is. What cannot be an id is not asked for: some of it no database takes. */
export const knownWorkflow = async (id: string): Promise<WorkflowRow | null> => (workflowIdPattern.test(id) ? workflowById(id) : null);

/** The greater of the two roles that somebody may have. */
function roleIn(seen: ReadonlyMap<string, Role>, { accountId, teamId }: Pick<WorkflowRow, 'accountId' | 'teamId'>): Role | null {
  const held = [seen.get(accountId), teamId === null ? undefined : seen.get(teamId)];
  return roles.findLast((role) => held.includes(role)) ?? null;
}
