import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../../workflows/editing/auth';
import { emailInput } from '../../workflows/email-input';
import { workflowId } from '../../workflows/schema';
import { listsOf, valuesToFill } from '../../workflows/source/values-to-fill';
import { fillLetter } from '../mailing/fill-letter';
import { newestPayload } from '../mailing/store';

export const tryOutputEmail = operation({
  name: 'tryOutputEmail',
  http: 'POST /dashboard/data/workflows/{wkf_id}/email',
  summary: 'Whom the email of the outputs would go to with the last post, and under which subject; nothing is sent',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, email: emailInput }),
  output: z.object({
    example: z
      .object({ to: z.array(z.string()), wrong: z.array(z.string()), beyond: z.int(), subject: z.string() })
      .nullable()
      .meta({ description: 'Null before the first post, and once it was erased.' }),
  }),
  errors: [],
  async run({ email }, { scope: { workflow } }) {
    const payload = await newestPayload(workflow.source.id);
    if (payload === null) return { example: null };
    const { values } = valuesToFill({ payload, lists: listsOf(workflow.source) });
    const { to, wrong, beyond, subject } = fillLetter(email, values, { language: workflow.language, timeZone: workflow.timeZone });
    return { example: { to, wrong: wrong.map((text) => text.slice(0, 200)), beyond, subject } };
  },
});
