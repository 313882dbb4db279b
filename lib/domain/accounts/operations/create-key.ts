import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { issueKey } from '../api-key';
import { byPerson } from '../auth';
import { accountErrors } from '../errors';
import { maxKeys } from '../rules';
import { endOfDay, keyAccess, keyKind, newKey } from '../schema';
import { countUsableKeys } from '../store';

export const createKey = operation({
  name: 'createKey',
  summary: 'Make an API key; its answer is the only place where it can be read',
  effect: 'write',
  success: 201,
  auth: byPerson('keys.make'),
  body: 'form',
  input: newKey,
  output: z.object({ id: z.string(), key: z.string(), name: z.string(), kind: keyKind, access: keyAccess }),
  errors: [accountErrors.tooManyKeys],
  async run({ name, kind, access, expires_in_days, expires_on }, { scope }) {
    const at = now();
    if ((await countUsableKeys(scope, at)) >= maxKeys) throw accountErrors.tooManyKeys();
    const expiresAt = expires_in_days === 'none' ? null : expires_in_days === 'date' ? endOfDay(expires_on ?? '') : daysAfter(at, Number(expires_in_days));
    const { accountId, by } = scope;
    const wanted = { accountId, personId: by.personId, name, isTest: kind === 'test', isReadOnly: access === 'read', expiresAt };
    return { ...(await issueKey(wanted)), name, kind, access };
  },
});
