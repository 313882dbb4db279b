import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../auth';
import { maxKeys } from '../rules';
import { listKeyRows } from '../store';

/** As with requests: an end that is nearer than this is said. */
const nearDays = 3;

export const listEndingKeys = operation({
  name: 'listEndingKeys',
  summary: 'The account’s keys that stop within three days, the next one first',
  effect: 'read',
  success: 200,
  auth: byPerson('keys.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ keys: z.array(z.object({ id: z.string(), name: z.string(), endsAt: z.string() })) }),
  errors: [],
  async run(_input, { scope }) {
    const at = now();
    const near = daysAfter(at, nearDays);
    const rows = (await listKeyRows(scope, { at, revokedSince: at, limit: maxKeys })).filter(
      ({ expiresAt, revokedAt }) => revokedAt === null && expiresAt && expiresAt > at && expiresAt <= near,
    );
    const keys = rows.flatMap(({ id, name, expiresAt }) => (expiresAt ? [{ id, name, endsAt: expiresAt.toISOString() }] : []));
    return { keys: keys.sort((one, other) => one.endsAt.localeCompare(other.endsAt)) };
  },
});
