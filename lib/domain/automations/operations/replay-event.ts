import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { byEditorsEvent } from '../auth';
import { automationErrors } from '../errors';
import { eventToRun } from '../inbound/event-to-run';
import { noteStarted } from '../inbound/store';
import { beginRun } from '../running/begin-run';
import { rerun } from '../running/rerun';
import { newestRunOf } from '../running/store';
import { eventId, startedAutomation } from '../schema';

/** With what is live now; where the event was run before, as another run of the last of these. */
export const replayEvent = operation({
  name: 'replayEvent',
  http: 'POST /dashboard/data/workflows/{wkf_id}/events/{evt_id}/replay',
  summary: 'Run the data of an event now, however often they were run before',
  effect: 'write',
  success: 202,
  auth: byEditorsEvent('workflows.run'),
  body: 'json',
  bodyMayBeEmpty: true,
  idempotent: true,
  limits: { policy: 'create', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, evt_id: eventId }),
  output: startedAutomation,
  errors: [automationErrors.badRequest, automationErrors.notRunnable],
  async run({ evt_id }, { scope: { workflow } }, create) {
    if (workflow.archivedAt || workflow.status !== 'COMPLETE') throw automationErrors.notRunnable();
    await eventToRun(workflow, evt_id, undefined);
    const at = now();
    return create(async (tx) => {
      const before = await newestRunOf(tx, evt_id);
      if (before) return { automationId: await rerun(tx, before, workflow.version, at), eventId: evt_id };
      const { id: workflowId, accountId, isTest, version: workflowVersion } = workflow;
      const run = { workflowId, accountId, isTest, sourceEventId: evt_id, workflowVersion, templatesAt: at, rerunOf: null };
      const started = await beginRun(tx, run, at);
      await noteStarted(tx, evt_id, started);
      return { automationId: started, eventId: evt_id };
    });
  },
});
