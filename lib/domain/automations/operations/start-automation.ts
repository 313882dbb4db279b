import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../../workflows/auth';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { eventToRun, saveEvent } from '../inbound/event-to-run';
import { noteStarted } from '../inbound/store';
import { beginRun } from '../running/begin-run';
import { eventId, startedAutomation } from '../schema';
import { startAutomationDocs } from './start-automation.docs';

export const startAutomation = operation({
  name: 'startAutomation',
  http: 'POST /workflows/{wkf_id}/automations/',
  api: 'workflow',
  summary: 'Start an automation by hand, from an event or from data',
  effect: 'write',
  success: 202,
  auth: byWorkflow('workflows.run'),
  body: 'json',
  stores: ({ workflow }) => workflow.accountId,
  idempotent: true,
  limits: { policy: 'create', by: ['key', 'person'] },
  docs: startAutomationDocs,
  tool: {
    title: 'Run a workflow',
    description:
      'Runs a workflow with data: each of its documents is made, in seconds. Use it once getWorkflow has told which fields there are, and the user has given their values; give them in data under the names of the fields, nested ones as objects, groups as lists of objects. Leave out what you do not know, and tell the user: never make a value up. Where getWorkflow shows a signature, the run ends in somebody’s mailbox. Confirm the signer’s full name and email address with the user first, and never invent, guess or complete an address. Send an idempotency_key, and repeat it when you retry. eventId runs data that a source received earlier.',
    reachesOut: true,
  },
  input: z
    .strictObject({
      wkf_id: workflowId,
      eventId: eventId.optional().meta({ description: 'A post that was received, such as one that is held.' }),
      data: z.record(z.string(), z.unknown()).optional().meta({ description: 'What a post would bring: names and values.' }),
    })
    .refine(({ eventId: event, data }) => (event === undefined) !== (data === undefined), {
      error: 'Give either eventId or data.',
      params: { code: 'exactly_one' },
    }),
  output: startedAutomation,
  errors: [automationErrors.badRequest, automationErrors.notRunnable],
  async run({ eventId: wanted, data }, { scope: { workflow, account } }, create) {
    if (workflow.archivedAt || workflow.status !== 'COMPLETE') throw automationErrors.notRunnable();
    const event = await eventToRun(workflow, wanted, data);
    const at = now();
    return create(async (tx) => {
      const { id: workflowId, accountId, isTest, version: workflowVersion } = workflow;
      const run = { workflowId, accountId, isTest, sourceEventId: event.id, workflowVersion, templatesAt: at, rerunOf: null };
      const started = await beginRun(tx, run, at);
      if (event.isNew) await saveEvent(tx, workflow, event, started, at, account.by.kind === 'person' ? 'hand' : 'api');
      else await noteStarted(tx, event.id, started);
      return { automationId: started, eventId: event.id };
    });
  },
});
