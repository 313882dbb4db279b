import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { workflowId } from '../../workflows/schema';
import { byAutomation } from '../auth';
import { showOutputs } from '../outputs/show-outputs';
import { listOutputsOf } from '../outputs/store';
import { presentAutomation, presentStep } from '../present';
import { listSteps } from '../running/store';
import { automationId, shownAutomationDetails } from '../schema';
import { getAutomationDocs } from './get-automation.docs';

export const getAutomation = operation({
  name: 'getAutomation',
  http: 'GET /workflows/{wkf_id}/automations/{aut_id}/',
  api: 'workflow',
  summary: 'Show an automation with its steps, warnings and outputs',
  effect: 'read',
  success: 200,
  auth: byAutomation('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getAutomationDocs,
  tool: {
    title: 'Look at a run',
    description:
      'Tells how a run of a workflow stands: its steps, its warnings, the files that it made, how their signature requests stand, and where it failed what to do. Use it after startAutomation until the status is completed or failed, no sooner than retry_after_seconds says. Tell the user the warnings. After a failure correct what the error names, then start a new run; do not repeat the same data.',
    reachesOut: false,
  },
  input: z.strictObject({ wkf_id: workflowId, aut_id: automationId }),
  output: shownAutomationDetails,
  errors: [],
  async run(_, { scope: { run, account } }) {
    const [steps, outputs] = await Promise.all([listSteps(run.id), listOutputsOf([run.id])]);
    return { ...presentAutomation(run), steps: steps.map(presentStep), outputs: await showOutputs(outputs, may(account, 'workflows.run')) };
  },
});
