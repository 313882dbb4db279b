import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byFormKey } from '../forms/auth';
import { readTry } from '../forms/kept-try';
import { formRefusals } from '../forms/rules';
import { showForm } from '../forms/show-form';
import { formPageView } from '../views/form-page-view';

export const getFormPage = operation({
  name: 'getFormPage',
  summary: 'A workflow’s form, for whoever has its address',
  effect: 'read',
  success: 200,
  auth: byFormKey,
  body: 'none',
  input: z.strictObject({
    key: z.string(),
    /** Ticket of what was typed before. */
    again: z.string().optional(),
    /** Why nothing was taken; what is no reason of ours is none. */
    problem: z.enum(formRefusals).optional().catch(undefined),
  }),
  output: formPageView,
  errors: [],
  async run({ key, again, problem }, { scope: form }) {
    return showForm(key, form, again ? await readTry(form.workflowId, again) : null, problem ?? null);
  },
});
