import type { Role } from '@/lib/core/caller';
import type { AccountScope } from './scope';
import { listTeamsOfMember, type TeamMembership } from './store';

/**
 * Whose things a scope sees, and as what: its own account; and, where a person acts for their own account, the teams
 * that they belong to. A credential that only reads is a viewer in all of them.
 */
export async function accountsSeenBy(scope: AccountScope): Promise<Map<string, Role>> {
  const teams = scope.by.kind === 'service' ? [] : await listTeamsOfMember(scope.accountId, scope.by);
  const seen: TeamMembership[] = [...teams, { accountId: scope.accountId, role: scope.role }];
  return new Map(seen.map(({ accountId, role }) => [accountId, scope.readOnly ? 'viewer' : role]));
}
