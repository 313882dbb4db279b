import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import type { ActKind, Actor } from '../rules';
import { type ActDetails, insertAct } from './store';

export type Told = { kind: ActKind /** An id or an address. */; target: string; reason?: string | null; details?: ActDetails };

/** Keeps who did what, on what and why, in the transaction in which it is done. */
export async function recordAct(tx: Tx, actor: Actor, { kind, target, reason = null, details = {} }: Told): Promise<void> {
  const by = actor.kind === 'person' ? { byId: actor.personId, byName: actor.name } : { byId: null, byName: null };
  await insertAct(tx, { id: newId('opa'), at: now(), ...by, kind, target, reason, details });
}
