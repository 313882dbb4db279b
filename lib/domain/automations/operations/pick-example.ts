import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { archived, workflowErrors } from '../../workflows/errors';
import { workflowId } from '../../workflows/schema';
import { pickSample } from '../../workflows/source/store';
import { byEditorsEvent } from '../auth';
import { automationErrors } from '../errors';
import { eventId } from '../schema';

export const pickExample = operation({
  name: 'pickExample',
  http: 'POST /dashboard/data/workflows/{wkf_id}/events/{evt_id}/example',
  summary: 'Let an event stand as the example of its workflow, whatever comes later',
  effect: 'write',
  success: 200,
  auth: byEditorsEvent('workflows.edit'),
  body: 'json',
  bodyMayBeEmpty: true,
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, evt_id: eventId }),
  output: z.object({ evt_id: z.string() }),
  errors: [workflowErrors.refused, automationErrors.badRequest],
  async run({ evt_id }, { scope: { workflow, event } }) {
    if (workflow.archivedAt) throw archived();
    if (event.payload === null) throw automationErrors.badRequest.at('evt_id', 'erased', 'The data of this event were erased. Pick another one.');
    await pickSample(workflow.source.id, evt_id, now());
    return { evt_id };
  },
});
