import type { Caller } from '@/lib/core/caller';
import type { AppError } from '@/lib/core/errors';
import { accountErrors } from '../errors';
import { rejectedKey, wasRejected } from '../key-warnings';
import { keylessNow } from './settings';

const keylessIsOff = 'This service takes no requests without an API key. Sign in and make one at /keys, and send it as Authorization: Bearer <API_KEY>.';

/** What a call that counts as one without a key is told where the operators take none, and of a key that came along; null where they do. */
export async function keylessRefusal(caller?: Pick<Caller, 'credential'>): Promise<AppError | null> {
  if ((await keylessNow()).value === 'on') return null;
  if (caller && wasRejected(caller)) return accountErrors.unauthorized({ message: `${rejectedKey} ${keylessIsOff}` });
  if (caller?.credential.kind === 'key') return accountErrors.readOnlyKey();
  return accountErrors.keyNeeded({ message: keylessIsOff });
}
