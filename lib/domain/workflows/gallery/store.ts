import type { Tx } from '@/lib/core/db';

export const findSource = (tx: Tx, workflowId: string) => tx.source.findUniqueOrThrow({ where: { workflowId } });

type Declared = { example: string; declaredFields: string[]; fieldKinds: Record<string, string>; seenGroups: string[] };

/** What a sample says of a source. */
export const writeSample = (tx: Tx, workflowId: string, data: Declared) => tx.source.update({ where: { workflowId }, data });
