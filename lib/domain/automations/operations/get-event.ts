import { z } from 'zod';
import { parseExactly } from '@/lib/core/exact-json';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { byEvent } from '../auth';
import { presentEvent } from '../present';
import { eventId, shownEventDetails } from '../schema';
import { getEventDocs } from './get-event.docs';

export const getEvent = operation({
  name: 'getEvent',
  http: 'GET /workflows/{wkf_id}/events/{evt_id}/',
  api: 'workflow',
  summary: 'Show a post with its data',
  effect: 'read',
  success: 200,
  auth: byEvent('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getEventDocs,
  input: z.strictObject({ wkf_id: workflowId, evt_id: eventId }),
  output: shownEventDetails,
  errors: [],
  run: async (_, { scope: { event } }) => ({
    ...presentEvent(event),
    data: event.payload === null ? null : (parseExactly(event.payload) as Record<string, unknown>),
  }),
});
