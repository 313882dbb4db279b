import { db, type Tx } from '@/lib/core/db';

type Place = { archivedAt: string; id: string };

/** Archived workflows of everybody, the last archived first, after the given one. Those of accounts that were closed are gone for good. */
export const listArchivedRows = (limit: number, after?: Place) =>
  db().workflow.findMany({
    where: {
      archivedAt: { not: null },
      account: { closedAt: null },
      ...(after ? { OR: [{ archivedAt: { lt: after.archivedAt } }, { archivedAt: after.archivedAt, id: { lt: after.id } }] } : {}),
    },
    orderBy: [{ archivedAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { id: true, name: true, archivedAt: true, owner: { select: { email: true } }, team: { select: { name: true } } },
  });

export const isOfClosedAccount = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.workflow.count({ where: { id, account: { closedAt: { not: null } } } })) > 0;
