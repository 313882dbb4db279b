import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { issueKey } from '../api-key';
import { accountErrors } from '../errors';
import { maxKeys } from '../rules';
import { keyKind, keyLifetime, keyName } from '../schema';
import { requireSession } from '../signed-in';
import { countUsableKeys } from '../store';

export const createKey = operation({
  name: 'createKey',
  surface: 'page',
  summary: 'Make an API key; its answer is the only place where it can be read',
  effect: 'write',
  success: 201,
  input: z.strictObject({ name: keyName, kind: keyKind.default('live'), expires_in_days: keyLifetime.default('none') }),
  output: z.object({ id: z.string(), key: z.string(), name: z.string(), kind: keyKind }),
  errors: [accountErrors.signInNeeded, accountErrors.tooManyKeys],
  async run({ name, kind, expires_in_days }, caller) {
    const { accountId } = requireSession(caller);
    const at = now();
    if ((await countUsableKeys(accountId, at)) >= maxKeys) throw accountErrors.tooManyKeys();
    const expiresAt = expires_in_days === 'none' ? null : daysAfter(at, Number(expires_in_days));
    return { ...(await issueKey({ accountId, name, isTest: kind === 'test', expiresAt })), name, kind };
  },
});
