import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../access';
import { byPerson } from '../auth';
import { lastOperationsOf } from '../calls/store';
import { presentKey } from '../present';
import { maxKeys, revokedKeysShownDays } from '../rules';
import { shownKey } from '../schema';
import { listKeyRows } from '../store';

export const listKeys = operation({
  name: 'listKeys',
  summary: 'The API keys of the account, without what opens doors',
  effect: 'read',
  success: 200,
  auth: byPerson('keys.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ keys: z.array(shownKey) }),
  errors: [],
  async run(_input, { scope }) {
    const at = now();
    const rows = await listKeyRows(scope, { at, revokedSince: daysAfter(at, -revokedKeysShownDays), limit: maxKeys });
    const ids = rows.map(({ id }) => id);
    const last = await lastOperationsOf(scope.accountId, ids);
    const mayRevoke = (personId: string) => may(scope, 'keys.revoke') || (personId === scope.by.personId && may(scope, 'keys.make'));
    return { keys: rows.map((row) => presentKey(row, at, last.get(row.id) ?? null, mayRevoke(row.personId))) };
  },
});
