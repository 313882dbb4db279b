import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { findAccount } from '../../accounts/store';
import { byStopLink } from '../unwanted/auth';
import { unwantedBy } from '../unwanted/store';
import { type StopView, stopView } from '../views/stop-view';

export const getStopPage = operation({
  name: 'getStopPage',
  summary: 'Where a person says that they want no more outputs of an account',
  effect: 'read',
  success: 200,
  auth: byStopLink,
  body: 'none',
  input: z.strictObject({ token: z.string() }),
  output: stopView,
  errors: [],
  async run({ token }, { scope: { letter } }) {
    const { recipient, accountId, language } = letter;
    const [{ owner }, unwanted] = await Promise.all([findAccount(accountId), unwantedBy([recipient], accountId)]);
    const sender = { name: owner.name, email: owner.email };
    return {
      token,
      state: unwanted.has(recipient) ? ('stopped' as const) : ('ready' as const),
      language: language as StopView['language'],
      sender,
      address: recipient,
    };
  },
});
