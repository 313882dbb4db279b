import { db, type Tx } from '@/lib/core/db';
import type { Prisma } from '@/lib/core/generated/client';

export type ActRow = {
  id: string;
  at: Date;
  byId: string | null;
  byName: string | null;
  kind: string;
  target: string;
  reason: string | null;
  details: Prisma.JsonValue;
};
export type ActDetails = Record<string, string | number | null>;
type NewAct = Omit<ActRow, 'details'> & { details: ActDetails };

export const insertAct = (tx: Tx, act: NewAct) => tx.operatorAct.create({ data: act });

type Place = { at: string; id: string };

/** The newest first, those after the given one. */
export const listActs = (limit: number, after?: Place): Promise<ActRow[]> =>
  db().operatorAct.findMany({
    where: after ? { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] } : {},
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: limit,
  });
