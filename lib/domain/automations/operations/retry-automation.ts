import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { byAutomation } from '../auth';
import { automationErrors } from '../errors';
import { presentAutomation } from '../present';
import { retryRun } from '../running/retry-run';
import { findRun } from '../running/store';
import { automationId, shownAutomation } from '../schema';
import { retryAutomationDocs } from './retry-automation.docs';

export const retryAutomation = operation({
  name: 'retryAutomation',
  http: 'POST /workflows/{wkf_id}/automations/{aut_id}/retry/',
  api: 'workflow',
  summary: 'Go on with a failed automation at the step that failed',
  effect: 'write',
  success: 202,
  auth: byAutomation('workflows.run'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: retryAutomationDocs,
  input: z.strictObject({ wkf_id: workflowId, aut_id: automationId }),
  output: shownAutomation,
  ways: {
    own: { http: 'POST /dashboard/data/workflows/{wkf_id}/automations/{aut_id}/retry', auth: { ...byAutomation('workflows.run'), takes: ['session'] } },
  },
  errors: [automationErrors.notFailed],
  async run(_, { scope: { run } }) {
    if (!(await retryRun(run))) throw automationErrors.notFailed();
    return presentAutomation((await findRun(run.id)) ?? run);
  },
});
