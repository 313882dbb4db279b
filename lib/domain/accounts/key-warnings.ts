import type { Caller } from '@/lib/core/caller';
import type { Warning } from '@/lib/core/warning';

const path = 'Authorization';

/** The API key that came and was not accepted. */
export const rejectedKey = 'The API key in the Authorization header was not accepted: it is malformed, unknown, revoked or expired.';

/** Whether a credential came along that opens nothing, where the specification lists no refusal for it. */
export const wasRejected = ({ credential }: Pick<Caller, 'credential'>): boolean => credential.kind === 'none' && credential.rejected;

/** What is to be told of a call that counts as one without a key though one came. `scope` is what the credential opened. */
export function keyWarnings(caller: Pick<Caller, 'credential'>, scope: unknown): Warning[] {
  if (wasRejected(caller)) return [{ path, code: 'rejected_key', message: `${rejectedKey} This call counts as one without a key.` }];
  if (caller.credential.kind === 'none' || scope !== null) return [];
  return [{ path, code: 'key_not_permitted', message: 'The API key may only read, so this call counts as one without a key.' }];
}

/** What a create without a key means. */
export const keylessCreate = (senderEmail: string): Warning => ({
  path,
  code: 'no_key',
  message: `No API key came, so this counts as a request without one: it counts in the month of ${senderEmail}, who must first confirm it by email.`,
});
