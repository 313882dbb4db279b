import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { byAutomation } from '../auth';
import { automationErrors } from '../errors';
import { eventToRun } from '../inbound/event-to-run';
import { rerun } from '../running/rerun';
import { automationId, startedAutomation } from '../schema';
import { rerunAutomationDocs } from './rerun-automation.docs';

export const rerunAutomation = operation({
  name: 'rerunAutomation',
  http: 'POST /workflows/{wkf_id}/automations/{aut_id}/rerun/',
  api: 'workflow',
  summary: 'Run an automation again, with the same data',
  effect: 'write',
  success: 202,
  auth: byAutomation('workflows.run'),
  body: 'json',
  bodyMayBeEmpty: true,
  idempotent: true,
  limits: { policy: 'create', by: ['key', 'person'] },
  docs: rerunAutomationDocs,
  input: z.strictObject({
    wkf_id: workflowId,
    aut_id: automationId,
    version: z
      .enum(['same', 'newest'])
      .default('same')
      .meta({ description: '`same`: with the settings and templates of that automation. `newest`: with those of now.' }),
  }),
  output: startedAutomation,
  errors: [automationErrors.badRequest, automationErrors.notRunnable],
  async run({ version }, { scope: { workflow, run } }, create) {
    const isNewest = version === 'newest';
    if (workflow.archivedAt || (isNewest && workflow.status !== 'COMPLETE')) throw automationErrors.notRunnable();
    await eventToRun(workflow, run.sourceEventId, undefined);
    return create(async (tx) => ({ automationId: await rerun(tx, run, isNewest ? workflow.version : null, now()), eventId: run.sourceEventId }));
  },
});
