import type { Tx } from '@/lib/core/db';
import { newId, sha256 } from '@/lib/core/ids';
import type { WorkflowRow } from '../../workflows/store';
import { automationErrors } from '../errors';
import type { EventOrigin } from '../origins';
import { maxPostBytes } from './post-limits';
import { readPost } from './read-post';
import { findEventOf, insertEvents } from './store';

export type EventToRun = { id: string; isNew: false } | { id: string; isNew: true; text: string };

/** The post that a run by hand is made from: one that was received, or what the call brings itself. */
export async function eventToRun(workflow: WorkflowRow, wanted: string | undefined, data: Record<string, unknown> | undefined): Promise<EventToRun> {
  if (wanted === undefined) return { id: newId('evt'), isNew: true, text: checked(data) };
  const event = await findEventOf(workflow.id, wanted);
  const refuse = (code: string, message: string) => automationErrors.badRequest.at('eventId', code, message);
  if (!event) throw refuse('unknown_event', 'This workflow has no event with this id. GET /workflows/<wkf_id>/events/ lists them.');
  if (event.payload === null) throw refuse('erased', 'The data of this event were erased when their time was over. Post them again.');
  return { id: event.id, isNew: false };
}

function checked(data: Record<string, unknown> = {}): string {
  const bytes = Buffer.from(JSON.stringify(data));
  if (bytes.length > maxPostBytes) throw automationErrors.badRequest.at('data', 'too_large', 'The data are larger than 1 MB. Send less.');
  return readPost(bytes, 'application/json').text;
}

export async function saveEvent(
  tx: Tx,
  { id: workflowId, accountId, source }: WorkflowRow,
  event: EventToRun & { isNew: true },
  automationId: string,
  at: Date,
  cameBy: EventOrigin,
) {
  const { id, text } = event;
  const kept = {
    id,
    sourceId: source.id,
    workflowId,
    accountId,
    payload: text,
    bytes: Buffer.byteLength(text),
    bodyHash: sha256(text),
    repeatHash: null,
    cameBy,
  };
  await insertEvents(tx, [{ ...kept, status: 'queued', automationId, createdAt: at }]);
}
