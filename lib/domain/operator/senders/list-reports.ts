import { listNewestOf } from '../../events/store';
import { linkWays } from '../../signatures/link-ways';
import { findOwners } from '../people/store';
import type { ShownReport } from '../schema';

/** Reports of requests that somebody did not expect, and what they wrote, the newest first. What was erased says no longer who it was. */
export async function listReports(limit: number, after?: { at: string; id: string }): Promise<ShownReport[]> {
  const events = await listNewestOf('request.reported', limit, after);
  const owners = await findOwners(events.flatMap(({ accountId }) => accountId ?? []));
  return events.map(({ id, subject, at, accountId, data }) => {
    const owner = accountId === null ? undefined : owners.get(accountId);
    return {
      id,
      requestId: subject,
      at: at.toISOString(),
      account: accountId === null ? null : { id: accountId, owner: owner?.email ?? accountId, isSuspended: owner?.isSuspended ?? false },
      party: data?.party ?? null,
      byMailedLink: data ? linkWays[data.way ?? 'unsure'].mayBlock : null,
      blocked: data?.blocked ?? null,
      note: data?.note ?? null,
    };
  });
}
