import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { listDisabled } from '../disabled/store';
import { disabledReasons } from '../rules';

const shown = 10;

export const listDisabledWebhooks = operation({
  name: 'listDisabledWebhooks',
  summary: 'The account’s webhooks that are told nothing any more, as nothing but failures came back',
  effect: 'read',
  success: 200,
  auth: byPerson('webhooks.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    // The whole address may hold a secret of its receiver's.
    webhooks: z.array(z.object({ id: z.string(), host: z.string(), workflow: z.string().nullable(), reason: z.enum(disabledReasons), disabledAt: z.string() })),
    mayEnable: z.boolean(),
  }),
  errors: [],
  async run(_input, { scope }) {
    const rows = await listDisabled(scope, shown);
    const webhooks = rows.map(({ url, disabledAt, ...row }) => ({ ...row, host: new URL(url).host, disabledAt: disabledAt.toISOString() }));
    return { webhooks, mayEnable: may(scope, 'webhooks.manage') };
  },
});
