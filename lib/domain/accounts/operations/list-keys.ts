import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { accountErrors } from '../errors';
import { presentKey } from '../present';
import { revokedKeysShownDays } from '../rules';
import { shownKey } from '../schema';
import { requireSession } from '../signed-in';
import { listKeyRows } from '../store';

export const listKeys = operation({
  name: 'listKeys',
  surface: 'page',
  summary: 'The API keys of the account, without what opens doors',
  effect: 'read',
  success: 200,
  input: z.strictObject({}),
  output: z.object({ keys: z.array(shownKey) }),
  errors: [accountErrors.signInNeeded],
  async run(_input, caller) {
    const { accountId } = requireSession(caller);
    const at = now();
    const rows = await listKeyRows(accountId, daysAfter(at, -revokedKeysShownDays));
    return { keys: rows.map((row) => presentKey(row, at)) };
  },
});
