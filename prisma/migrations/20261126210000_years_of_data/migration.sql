-- What ended and still has its documents, by when it ended.
CREATE INDEX "signature_requests_cancelled_to_erase_idx" ON "signature_requests" ("cancelled_at", "id") WHERE "erased_at" IS NULL AND "cancelled_at" IS NOT NULL;
CREATE INDEX "signature_requests_expired_to_erase_idx" ON "signature_requests" ("expired_at", "id") WHERE "erased_at" IS NULL AND "expired_at" IS NOT NULL;
CREATE INDEX "signature_requests_signed_to_erase_idx" ON "signature_requests" ("signed_at", "id") WHERE "erased_at" IS NULL AND "status" = 'signed';
DROP INDEX "signature_requests_erased_at_cancelled_at_idx";
DROP INDEX "signature_requests_erased_at_expired_at_idx";
DROP INDEX "signature_requests_erased_at_signed_at_idx";

-- What time ends, and whom it reminds.
CREATE INDEX "signature_requests_to_expire_idx" ON "signature_requests" ("expires_at", "id")
  WHERE "status" IN ('awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending');
DROP INDEX "signature_requests_status_expires_at_idx";
CREATE INDEX "signature_requests_to_remind_idx" ON "signature_requests" ("id")
  WHERE "status" = 'pending' AND "delivery" = 'email' AND NOT "is_test" AND "reminder_count" < 3;

-- Which confirmations nobody has answered is all that is asked by sender.
CREATE INDEX "signature_requests_unconfirmed_idx" ON "signature_requests" ("usage_subject") WHERE "status" = 'awaiting_sender_confirmation';
DROP INDEX "signature_requests_usage_subject_created_at_idx";

-- Runs and posts that are to be erased, and whether a post is an example.
CREATE INDEX "automations_to_erase_idx" ON "automations" ("finished_at", "id") WHERE "erased_at" IS NULL AND "status" IN ('completed', 'failed');
CREATE INDEX "source_events_to_erase_idx" ON "source_events" ("created_at", "id") WHERE "payload" IS NOT NULL;
CREATE INDEX "sources_sample_event_id_idx" ON "sources" ("sample_event_id") WHERE "sample_event_id" IS NOT NULL;

-- What is forgotten by the day.
CREATE INDEX "webhook_deliveries_ended_idx" ON "webhook_deliveries" ("finished_at") WHERE "status" <> 'pending';
CREATE INDEX "mail_days_day_idx" ON "mail_days" ("day");

-- The drafts of an account, sent ones too.
CREATE INDEX "drafts_account_id_idx" ON "drafts" ("account_id");

-- How much lies in storage, without reading the table.
CREATE INDEX "blobs_created_at_idx" ON "blobs" ("created_at") INCLUDE ("bytes");

-- Nothing reads by these any more.
DROP INDEX "source_events_created_at_idx";
DROP INDEX "webhook_deliveries_created_at_idx";

-- Whether a record still needs bytes: of those that do, one is found at once, however many share them and need them no more.
CREATE INDEX "signature_requests_needed_source_idx" ON "signature_requests" ("source_sha256") WHERE "erased_at" IS NULL;
CREATE INDEX "signature_requests_needed_presented_idx" ON "signature_requests" ("presented_sha256") WHERE "erased_at" IS NULL;
DROP INDEX "signature_requests_source_sha256_idx";
DROP INDEX "signature_requests_presented_sha256_idx";
CREATE INDEX "automation_steps_needed_input_idx" ON "automation_steps" ("input_sha256") WHERE "status" <> 'done' AND "input_sha256" IS NOT NULL;
DROP INDEX "automation_steps_input_sha256_idx";

-- How much the files of an account take, without reading the table.
CREATE INDEX "files_account_bytes_idx" ON "files" ("account_id") INCLUDE ("bytes");
