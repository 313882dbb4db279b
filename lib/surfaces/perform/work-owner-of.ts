import { addressBlock } from '@/lib/core/address-block';
import type { Given } from '@/lib/core/auth';
import type { Caller } from '@/lib/core/caller';
import { sha256 } from '@/lib/core/ids';
import type { AnyOperation } from '@/lib/core/operation';
import type { WorkOwner } from '@/lib/engines/processes/work-owner';

/** Members of a path that are a link of their own, which its holder did not choose. */
const links = ['token', 'key', 'secret'] as const;

/**
 * Whose turns the work of a call takes: its account's, or those of the block of addresses that it comes from, and of the link that it
 * came by. What changes something is done to its end, whoever leaves; a reading, or an upload that broke off, is for nobody then.
 */
export function workOwnerOf({ auth, effect, body }: AnyOperation, caller: Caller & { scope: unknown }, given: Given, left?: AbortSignal): WorkOwner {
  const { credential, clientAddress, scope } = caller;
  const who = credential.kind === 'none' ? `block ${addressBlock(clientAddress)}` : `account ${credential.accountId}`;
  const opened = Object.entries(auth.subjects?.(scope) ?? {}).map(([kind, value]) => `${kind} ${value}`);
  const named = links.flatMap((name) => (typeof given[name] === 'string' ? [`link ${sha256(given[name])}`] : []));
  const mayStop = effect === 'read' || body === 'bytes' || body === 'multipart';
  return { keys: [who, ...opened, ...named], signal: mayStop ? left : undefined };
}
