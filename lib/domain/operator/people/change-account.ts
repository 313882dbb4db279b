import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';
import { lockAccount, updateAccount } from './store';

/** Gives an account a limit of documents a month of its own; null takes it away. False where there is no such account. */
export const setMonthlyLimit = (actor: Actor, id: string, limit: number | null, reason: string): Promise<boolean> =>
  transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return false;
    await updateAccount(tx, id, { monthlyLimit: limit });
    await recordAct(tx, actor, { kind: 'limit.set', target: account.email, reason, details: { account: id, before: account.monthlyLimit, after: limit } });
    return true;
  });

/** Gives an account a limit of storage of its own, in megabytes, 0 for none; null takes it away. False where there is no such account. */
export const setStorageLimit = (actor: Actor, id: string, limitMb: number | null, reason: string): Promise<boolean> =>
  transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return false;
    await updateAccount(tx, id, { storageLimitMb: limitMb });
    const details = { account: id, before: account.storageLimitMb, after: limitMb };
    await recordAct(tx, actor, { kind: 'storage.set', target: account.email, reason, details });
    return true;
  });

/** From now on the account sends nothing. Who is suspended already stays so for the first reason. False where there is no such account. */
export const suspend = (actor: Actor, id: string, reason: string): Promise<boolean> =>
  transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) return false;
    if (account.suspendedAt) return true;
    await updateAccount(tx, id, { suspendedAt: now(), suspendedFor: reason });
    await recordAct(tx, actor, { kind: 'account.suspended', target: account.email, reason, details: { account: id } });
    return true;
  });

/** Lets the account send again. False where there is none, or it was let already. */
export const liftSuspension = (actor: Actor, id: string, reason: string): Promise<boolean> =>
  transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account?.suspendedAt) return false;
    await updateAccount(tx, id, { suspendedAt: null, suspendedFor: null });
    await recordAct(tx, actor, { kind: 'suspension.lifted', target: account.email, reason, details: { account: id } });
    return true;
  });
