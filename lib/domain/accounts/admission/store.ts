import { db, type Tx } from '@/lib/core/db';
import type { SettingName } from './rules';

export const findSetting = async (name: SettingName): Promise<string | null> => (await db().serviceSetting.findUnique({ where: { name } }))?.value ?? null;

export const putSetting = (tx: Tx, name: SettingName, value: string, changedAt: Date) =>
  tx.serviceSetting.upsert({ where: { name }, create: { name, value, changedAt }, update: { value, changedAt } });

export const isKnown = async (email: string): Promise<boolean> => (await db().person.count({ where: { email } })) > 0;

/** Whether some team waits for this address. */
export const isInvited = async (email: string, at: Date): Promise<boolean> =>
  (await db().teamInvitation.count({ where: { email, acceptedAt: null, revokedAt: null, expiresAt: { gt: at } } })) > 0;
