import { db } from '@/lib/core/db';

/** How many sessions are listed: nobody looks through more, and "all others" ends the rest too. */
const MOST_LISTED = 50;

/** Notes that a session was used. Of requests at the same time one writes. */
export const noteSeen = (id: string, at: Date, unlessSince: Date) =>
  db().session.updateMany({ where: { id, OR: [{ seenAt: null }, { seenAt: { lte: unlessSince } }] }, data: { seenAt: at } });

export const noteBrowser = (tokenHash: string, browser: string) => db().session.updateMany({ where: { sessionToken: tokenHash }, data: { browser } });

export type OwnSession = { id: string; browser: string | null; createdAt: Date; seenAt: Date | null };

/** The sessions of a person that have not ended, the newest first. */
export const listSessionsOf = (personId: string, at: Date): Promise<OwnSession[]> =>
  db().session.findMany({
    where: { userId: personId, expires: { gt: at } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: MOST_LISTED,
    select: { id: true, browser: true, createdAt: true, seenAt: true },
  });

/** False where the person has no such session. */
export const removeSessionOf = async (personId: string, id: string): Promise<boolean> =>
  (await db().session.deleteMany({ where: { id, userId: personId } })).count === 1;

/** Ends all sessions of a person but the one to keep, and returns how many. */
export const removeSessionsOf = async (personId: string, keptId: string | null): Promise<number> =>
  (await db().session.deleteMany({ where: { userId: personId, ...(keptId === null ? {} : { id: { not: keptId } }) } })).count;
