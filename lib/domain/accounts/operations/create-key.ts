import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { issueKey } from '../api-key';
import { byPerson } from '../auth';
import { accountErrors } from '../errors';
import { maxKeys } from '../rules';
import { keyKind, keyLifetime, keyName } from '../schema';
import { countUsableKeys } from '../store';

export const createKey = operation({
  name: 'createKey',
  summary: 'Make an API key; its answer is the only place where it can be read',
  effect: 'write',
  success: 201,
  auth: byPerson('keys.make'),
  body: 'form',
  input: z.strictObject({ name: keyName, kind: keyKind.default('live'), expires_in_days: keyLifetime.default('none') }),
  output: z.object({ id: z.string(), key: z.string(), name: z.string(), kind: keyKind }),
  errors: [accountErrors.tooManyKeys],
  async run({ name, kind, expires_in_days }, { scope }) {
    const at = now();
    if ((await countUsableKeys(scope, at)) >= maxKeys) throw accountErrors.tooManyKeys();
    const expiresAt = expires_in_days === 'none' ? null : daysAfter(at, Number(expires_in_days));
    const { accountId, by } = scope;
    return { ...(await issueKey({ accountId, personId: by.personId, name, isTest: kind === 'test', expiresAt })), name, kind };
  },
});
