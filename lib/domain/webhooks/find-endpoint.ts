import type { Role } from '@/lib/core/caller';
import { type AccountScope, isWithin } from '../accounts/scope';
import { findWorkflow } from '../workflows/find-workflow';
import { type EndpointRow, endpointById } from './store';

/** `role`: what the scope may do with it, as a member of the account whose it is or of the team that its workflow is shared with. */
export type FoundEndpoint = EndpointRow & { role: Role };

/** An endpoint of the scope's account, or of a workflow that it sees; null for any other. */
export async function findEndpoint(scope: AccountScope, id: string): Promise<FoundEndpoint | null> {
  const endpoint = await endpointById(id);
  if (!endpoint) return null;
  if (endpoint.workflowId === null) return isWithin(scope, endpoint) ? { ...endpoint, role: scope.role } : null;
  const workflow = await findWorkflow(scope, endpoint.workflowId);
  return workflow && { ...endpoint, role: workflow.role };
}
