import { db } from '@/lib/core/db';

/** The headers of what was sent of an event to an endpoint, as far as they are kept. */
export async function findSent(endpointId: string, eventId: string): Promise<Record<string, string>[]> {
  const rows = await db().webhookAttempt.findMany({
    where: { delivery: { endpointId, eventId } },
    select: { requestHeaders: true },
    orderBy: { number: 'desc' },
    take: 100,
  });
  return rows.flatMap(({ requestHeaders }) => (requestHeaders === null ? [] : [requestHeaders as Record<string, string>]));
}
