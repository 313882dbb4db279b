import { z } from 'zod';
import { daysAfter, now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { countOpen, hasSent, listNeeds, type Need } from '../listing/store';
import { mayRemind } from '../rules';

const shown = 20;
/** An end that is nearer than this is said. */
const nearDays = 3;

const need = z.object({
  id: z.string(),
  title: z.string(),
  signer: z.string(),
  why: z.enum(['bounced', 'sender', 'ending']),
  since: z.string(),
  mayRemind: z.boolean(),
});

export const getOverview = operation({
  name: 'getOverview',
  summary: 'What of the account’s requests needs somebody, and how many wait for whom',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    /** The most urgent first. */
    needs: z.array(need),
    waiting: z.object({ sender: z.number(), signer: z.number(), opened: z.number() }),
    hasSent: z.boolean(),
  }),
  errors: [],
  async run(_input, { scope }) {
    const at = now();
    const [needs, waiting, sent] = await Promise.all([
      listNeeds(scope, { at, endingBefore: daysAfter(at, nearDays), limit: shown }),
      countOpen(scope, at),
      hasSent(scope),
    ]);
    const mayManage = may(scope, 'requests.manage');
    const present = ({ id, title, signer, why, since, ...request }: Need) => ({
      ...{ id, title, signer, why, since: since.toISOString() },
      mayRemind: why === 'ending' && mayManage && mayRemind(request, at),
    });
    return { needs: needs.map(present), waiting, hasSent: sent };
  },
});
