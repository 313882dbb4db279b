import { db } from '@/lib/core/db';
import { copyRows, quoted } from './copy-rows';

/** Of a hundred runs, how many failed and how many tell something; the rest is done. */
const FAILED = 3;
const WARNED = 10;

/**
 * Years of a workflow by copies of one run: a post every five minutes, each with its steps and outputs, a delivery of what became of
 * it, and every fiftieth a change of the settings. For lists: the files are those of the first.
 */
export async function seedRuns({ runId, deliveryId, changeId }: { runId: string; deliveryId: string; changeId: string }, count: number): Promise<void> {
  const { sourceEventId } = await db().automation.findUniqueOrThrow({ where: { id: runId }, select: { sourceEventId: true } });
  const at = `now() - i * interval '5 minutes'`;
  const id = (kind: string) => `'${kind}_' || left(md5('${kind}' || ${quoted(runId)} || i), 20)`;
  await copyRows('source_events', `id = ${quoted(sourceEventId)}`, count, {
    ...{ id: id('evt'), automation_id: id('aut'), created_at: at, repeat_hash: 'NULL' },
    payload: `replace(payload, 'Anna Berg', 'Anna ' || md5(i::text) || ' ' || i)`,
  });
  await copyRows('automations', `id = ${quoted(runId)}`, count, {
    ...{ id: id('aut'), source_event_id: id('evt'), created_at: at, started_at: at, finished_at: at },
    status: `CASE WHEN i % 100 < ${FAILED} THEN 'failed' ELSE 'completed' END`,
    error: `CASE WHEN i % 100 < ${FAILED} THEN '{"code":"template_refused","message":"A tag cannot be computed.","todo":"Send corrected data.","step":null}'::jsonb END`,
    warnings: `CASE WHEN i % 100 < ${WARNED} THEN 2 ELSE 0 END`,
  });
  const own = `automation_id = ${quoted(runId)}`;
  await copyRows('automation_steps', own, count, { id: `'stp_' || left(md5(automation_steps.id || i), 20)`, automation_id: id('aut') });
  await copyRows('outputs', own, count, { id: `'out_' || left(md5(outputs.id || i), 20)`, automation_id: id('aut'), created_at: at });
  await copyRows('webhook_deliveries', `id = ${quoted(deliveryId)}`, count, {
    ...{ id: id('dlv'), event_id: id('evt'), created_at: at, finished_at: at },
    status: `CASE WHEN i % 100 < ${FAILED} THEN 'failed' ELSE 'delivered' END`,
  });
  await copyRows('webhook_attempts', `delivery_id = ${quoted(deliveryId)}`, count, { delivery_id: id('dlv'), at });
  await copyRows('workflow_changes', `id = ${quoted(changeId)}`, Math.ceil(count / 50), {
    id: `'chg_' || left(md5(${quoted(runId)} || i), 20)`,
    at: `now() - i * interval '4 hours'`,
  });
}
