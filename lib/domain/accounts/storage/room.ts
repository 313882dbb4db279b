import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import type { StorageUsage } from './schema';
import { readStorage } from './store';

const megabyte = 1024 * 1024;

export async function storageUsage(accountId: string): Promise<StorageUsage> {
  const { bytes, ownLimitMb } = await readStorage(accountId);
  return storageUsageOf(bytes, ownLimitMb);
}

/** Of bytes as they were counted: never less than nothing, whatever was removed that had not been. */
export function storageUsageOf(bytes: number, ownLimitMb: number | null): StorageUsage {
  const limitMb = ownLimitMb ?? env().STORAGE_LIMIT_MB;
  return { bytes: Math.max(0, bytes), limit: limitMb === 0 ? null : limitMb * megabyte };
}

/** Whose storage has so much left is not asked about again for so long, in milliseconds: nobody fills that meanwhile. */
const muchLeft = 2_048 * megabyte;
const trustedMs = 5_000;
const maxTrusted = 10_000;
const held = globalThis as { paraphTrustedStorage?: Map<string, number> };

/** Whether the account keeps as much as it may. What is about to be kept is weighed afterwards: nobody goes over by more than what is under way. */
export async function isStorageFull(accountId: string): Promise<boolean> {
  held.paraphTrustedStorage ??= new Map();
  const trusted = held.paraphTrustedStorage;
  const at = now().getTime();
  if ((trusted.get(accountId) ?? 0) > at) return false;
  const { bytes, limit } = await storageUsage(accountId);
  if (trusted.size >= maxTrusted) trusted.clear();
  if (limit !== null && limit - bytes > muchLeft) trusted.set(accountId, at + trustedMs);
  else trusted.delete(accountId);
  return limit !== null && bytes >= limit;
}
