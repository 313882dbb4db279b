-- What of an account is out of order, few beside all that went well: the dashboard's first page reads it each time.
CREATE INDEX "automations_failed_idx" ON "automations" ("account_id", "finished_at" DESC, "id" DESC) WHERE "status" = 'failed';
-- Whether a failed run was run again since.
CREATE INDEX "automations_rerun_of_idx" ON "automations" ("rerun_of") WHERE "rerun_of" IS NOT NULL;
CREATE INDEX "webhook_endpoints_disabled_idx" ON "webhook_endpoints" ("account_id", "disabled_at" DESC) WHERE "disabled_at" IS NOT NULL;
