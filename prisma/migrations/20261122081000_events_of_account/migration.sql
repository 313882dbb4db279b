-- An account's log, newest first: the dashboard reads it, and asks every two seconds whether there is anything new.
CREATE INDEX "events_account_id_at_id_idx" ON "events" ("account_id", "at" DESC, "id" DESC) WHERE "account_id" IS NOT NULL;
