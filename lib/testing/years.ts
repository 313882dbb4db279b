import { db } from '@/lib/core/db';
import { addStorageChanges } from '@/lib/domain/accounts/storage/store';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { editWorkflowDraft } from '@/lib/domain/workflows/operations/edit-workflow-draft';
import { getEditor } from '@/lib/domain/workflows/operations/get-editor';
import { publishWorkflow } from '@/lib/domain/workflows/operations/publish-workflow';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from './account';
import { completedRun } from './automations';
import { copyRows, quoted } from './copy-rows';
import { putDelivery } from './deliveries';
import { seedRequests } from './many-requests';
import { seedRuns } from './many-runs';
import { listenTo } from './receiver';
import { signedInCaller } from './session';
import { createRequest } from './signing';

/**
 * Tables that stay small, whatever the years bring: one row, a row for each process, for each thing that somebody set up by hand, or
 * for each certificate. All others grow, and are read by an index alone.
 */
export const smallTables: readonly string[] = [
  ...['installation', 'service_settings', 'process_measures', 'seal_certificates', 'operator_acts', 'provider_logins', 'suppressions', 'mailbox_messages'],
  ...['workflows', 'workflow_versions', 'workflow_edits', 'workflow_forms', 'workflow_documents', 'webhook_endpoints', 'workflow_imports', 'memberships'],
  // Of the queue: what is done goes within the hour.
  ...['queue', 'job_common', 'schedule', 'version'],
  // What is noted here is added up within five minutes.
  'storage_changes',
  // What is noted here is settled by the sweep of the next day.
  'forgotten_blobs',
  ...['accounts', 'account_storage', 'people', 'api_keys', 'team_invitations', 'sources', '_prisma_migrations'],
];

/** How many rows each job finds due. */
export const dueCount = 20;

/** Years of both halves in one account by `count` copies of each row, in the states and at the times that years leave behind. */
export async function seedYears(count: number) {
  // Before the first document is sealed, as at a first start.
  await sealIdentity();
  const { account, key } = await makeAccount();
  const { json: request } = await createRequest(key, { delivery: 'email' });
  await seedRequests(request.request_id, count);
  await seedDocuments(request.request_id, count);
  const { run, values } = await completedRun({ account, key });
  const caller = await signedInCaller(account.ownerId);
  const wkf_id = values.WKF_ID;
  const { revision: after } = await perform(getEditor, { wkf_id }, caller);
  const { revision } = await perform(editWorkflowDraft, { wkf_id, after, commands: [{ kind: 'workflow', set: { name: 'Years' } }] }, caller);
  await perform(publishWorkflow, { wkf_id, revision }, caller);
  const { id: endpointId } = await listenTo(values.WKF_ID, account.id);
  const deliveryId = await putDelivery(endpointId, account.id, 'delivered');
  const { id: changeId } = await db().workflowChange.findFirstOrThrow({ where: { workflowId: values.WKF_ID } });
  await seedRuns({ runId: run.id, deliveryId, changeId }, count);
  // What is older is forgotten.
  await db().$executeRaw`DELETE FROM webhook_deliveries WHERE finished_at < now() - interval '30 days' - ${dueCount} * interval '5 minutes'`;
  await seedOutputs(run.id, run.outputs[0]?.fileId ?? '', count);
  await seedBooks(account.id, account.ownerId, count);
  await leave();
  // As the clock has done all along.
  while ((await addStorageChanges(100_000)) > 0);
  await db().$executeRaw`VACUUM ANALYZE`;
  return { account, key, request, wkf_id, webhook_id: endpointId, secret: values.SOURCE_SECRET, caller };
}

/** What is kept of the bytes of requests: hashes of their own, signing acts, chains. Of those that ended unsigned the old ones are erased. */
async function seedDocuments(requestId: string, count: number): Promise<void> {
  const own = `md5(${quoted(requestId)} || i)`;
  await db().$executeRawUnsafe(`
    UPDATE signature_requests SET
      source_sha256 = md5('source' || id) || md5(id), presented_sha256 = md5('presented' || id) || md5(id),
      signed_sha256 = CASE WHEN status = 'signed' THEN md5('signed' || id) || md5(id) END,
      status = CASE WHEN status = 'expired' OR (signed_at IS NULL AND status <> 'cancelled' AND created_at < now() - interval '14 days')
        THEN 'expired' ELSE status END,
      cancelled_at = CASE WHEN status = 'cancelled' THEN created_at + interval '1 day' END,
      expired_at = CASE WHEN signed_at IS NULL AND status <> 'cancelled' AND (status = 'expired' OR created_at < now() - interval '14 days')
        THEN least(now(), created_at + interval '14 days') END,
      erased_at = CASE WHEN signed_at IS NULL AND created_at < now() - CASE WHEN status = 'cancelled' THEN interval '31 days 3 hours' ELSE interval '44 days 3 hours' END
        THEN created_at + interval '45 days' END
    WHERE id <> ${quoted(requestId)}`);
  // What is due now, in the same number after any years: all others were reminded when it was time.
  await db().$executeRaw`
    UPDATE signature_requests SET reminded_at = created_at + interval '3 days', reminder_count = 1
    WHERE status = 'pending' AND created_at < now() - interval '80 hours'`;
  await db().$executeRaw`
    UPDATE signature_requests SET expires_at = now() - interval '1 hour' WHERE id IN (
      SELECT id FROM signature_requests WHERE status = 'awaiting_sender_signature' ORDER BY created_at DESC LIMIT ${dueCount})`;
  await copyRows('event_chains', `subject = ${quoted(requestId)}`, count, { subject: own });
  await db().$executeRawUnsafe(`
    INSERT INTO signing_acts (id, request_id, party, kind, signature, values, time_zone, at, ip, user_agent, consent_version, consent_language, consent_sha256)
    SELECT 'act_' || id, id, 'signer', 'typed', 'Anna Berg', '{}', 'Europe/Berlin', signed_at, '203.0.113.7', 'Browser', '1', 'en', md5('consent')
    FROM signature_requests WHERE signed_at IS NOT NULL`);
  await db().$executeRaw`
    INSERT INTO blobs (sha256, bytes, mime_type, created_at)
    SELECT hash, 27000, 'application/pdf', created_at FROM signature_requests, unnest(ARRAY[source_sha256, presented_sha256, signed_sha256]) AS hash
    WHERE hash IS NOT NULL ON CONFLICT DO NOTHING`;
}

/** A file of its own for the output of each run. */
async function seedOutputs(runId: string, fileId: string, count: number): Promise<void> {
  const [file, version] = ['fil', 'ver'].map((kind) => `'${kind}_' || left(md5('${kind}' || ${quoted(runId)} || i), 20)`);
  const hash = `md5('output' || ${quoted(runId)} || i) || md5(i::text)`;
  await copyRows('files', `id = ${quoted(fileId)}`, count, { id: file ?? '', sha256: hash, created_at: `now() - i * interval '5 minutes'` });
  await copyRows('file_versions', `file_id = ${quoted(fileId)}`, count, { id: version ?? '', file_id: file ?? '', sha256: hash });
  await db().$executeRawUnsafe(`
    UPDATE outputs SET file_id = 'fil_' || left(md5('fil' || ${quoted(runId)} || i), 20) FROM generate_series(1, ${count}) i
    WHERE automation_id = 'aut_' || left(md5('aut' || ${quoted(runId)} || i), 20) AND file_id = ${quoted(fileId)}`);
  await db().$executeRaw`
    INSERT INTO blobs (sha256, bytes, mime_type, created_at) SELECT sha256, bytes, mime_type, created_at FROM files ON CONFLICT DO NOTHING`;
}

/** What is kept for a time and then forgotten, of which as much is due after any years; and what is counted. */
async function seedBooks(accountId: string, personId: string, count: number): Promise<void> {
  const due = (kept: string) => `now() + ${kept} * (CASE WHEN i <= ${dueCount} THEN -1 ELSE (i % 99) / 99.0 + 0.01 END)`;
  const past = (kept: string) => `now() - ${kept} * (CASE WHEN i <= ${dueCount} THEN 1.5 ELSE (i % 99) / 100.0 END)`;
  const [day, month] = [`interval '1 day'`, `interval '30 days'`];
  const rows: Record<string, string> = {
    sessions: `(id, session_token, user_id, expires, created_at) SELECT 'ses' || i, md5('session' || i), ${quoted(personId)}, ${due(month)}, now()`,
    sign_in_tokens: `(identifier, token, expires) SELECT 'person' || i || '@sender.example', md5('token' || i), ${due(day)}`,
    uploads: `(id, account_id, is_test, sha256, bytes, created_at, open_until, usable_until) SELECT 'upl' || i, ${quoted(accountId)}, false,
      CASE WHEN i % 2 = 0 THEN md5('upload' || i) || md5(i::text) END, 1000, now() - ${day}, ${due(day)}, CASE WHEN i % 2 = 0 THEN ${due(day)} END`,
    pdf_verdicts: `(sha256, version, until) SELECT md5('verdict' || i) || md5(i::text), 1, ${due(month)}`,
    mail_days: `(recipient, day, count) SELECT 'anna.' || i || '@signer.example', CASE WHEN i <= ${dueCount} THEN current_date - 3 ELSE current_date END, 1`,
    rate_buckets: `(key, tokens, updated_at) SELECT 'bucket' || i, 1, ${past(day)}`,
    idempotent_answers: `(key, body_hash, answer, locked_until, created_at) SELECT md5('answer' || i), 'x', '\\x00', now(), ${past(day)}`,
    api_calls: `(account_id, key_id, operation, status, status_class, at, duration_ms, correlation_id, by_tool) SELECT ${quoted(accountId)}, 'key', 'getSignatureStatus',
      200, 2, now() - ${month} * (CASE WHEN i <= ${dueCount} THEN 1.5 ELSE (${count} - i) / ${count}.0 END), 3, 'x', false`,
    usage_days: `(subject, day, count) SELECT 'email:person' || i || '@sender.example', current_date - i % 700, 1`,
    usage_months: `(subject, month, count) SELECT 'email:person' || i || '@sender.example', to_char(now() - (i % 24) * interval '1 month', 'YYYY-MM'), 1`,
    drafts: `(id, account_id, person_id, changed_by, revision, title, signer_name, signer_email, sender_signs, message, language, delivery, certificate, fields, document_kind,
      markdown, pages, suggestions, created_at, updated_at) SELECT 'drf' || i, ${quoted(accountId)}, ${quoted(personId)}, ${quoted(personId)}, 1, '', '', '', false, '', 'en',
      'email', true, '[]', 'none', '', '[]', '[]', now(), now() - ${month} * (CASE WHEN i <= ${dueCount} THEN 30 ELSE (i % 99) / 99.0 END)`,
  };
  for (const [table, insert] of Object.entries(rows)) await db().$executeRawUnsafe(`INSERT INTO ${table} ${insert} FROM generate_series(1, ${count}) i`);
  await seedImports(count);
}

/** Somebody who has left, with something of each kind. */
async function leave(): Promise<void> {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key);
  await completedRun({ account, key });
  await db().signatureRequest.update({ where: { id: json.request_id }, data: { status: 'cancelled', cancelledAt: new Date(Date.now() - 3 * 86_400_000) } });
  await db().account.update({ where: { id: account.id }, data: { closedAt: new Date() } });
}

/** Imports of fifty rows each. */
async function seedImports(count: number): Promise<void> {
  await db().$executeRaw`
    INSERT INTO workflow_imports (id, workflow_id, account_id, person_id, name, status, encoding, delimiter, columns, rows, refused, started, created_at, ended_at)
    SELECT 'imp' || i, id, account_id, owner_id, 'people.csv', 'done', 'utf-8', ',', '["Name"]', 50, 0, 50, now(), now()
    FROM (SELECT * FROM workflows LIMIT 1) AS workflow, generate_series(1, ${Math.ceil(count / 50)}::int) i`;
  await db().$executeRaw`
    INSERT INTO workflow_import_rows (import_id, number, line, status)
    SELECT 'imp' || i, number, number, 'started' FROM generate_series(1, ${Math.ceil(count / 50)}::int) i, generate_series(1, 50) number`;
}
