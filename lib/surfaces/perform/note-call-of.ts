import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { noteCall } from '@/lib/domain/accounts/calls/note-call';

export type Answered = { operation: string; status: number; error: string | undefined; durationMs: number; byTool?: boolean };

/** Puts a call into the log of the account whose key came along, also where that key was refused. Calls without one stand in no log. */
export function noteCallOf({ credential, correlationId }: Caller, { operation, status, error, durationMs, byTool = false }: Answered): void {
  const key = credential.kind === 'key' ? credential : credential.kind === 'none' ? credential.refusedKey : undefined;
  if (!key) return;
  const { keyId, accountId } = key;
  noteCall({ accountId, keyId, operation, status, error: error ?? null, at: now(), durationMs: Math.round(durationMs), correlationId, byTool });
}
