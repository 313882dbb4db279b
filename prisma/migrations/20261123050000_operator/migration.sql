-- What operators did: who, what, when, on whom or what, and why.
CREATE TABLE "operator_acts" (
  "id" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "by_id" TEXT,
  "by_name" TEXT,
  "kind" TEXT NOT NULL,
  "target" TEXT NOT NULL,
  "reason" TEXT,
  "details" JSONB NOT NULL,
  CONSTRAINT "operator_acts_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "operator_acts_at_id_idx" ON "operator_acts" ("at", "id");

-- Settings that operators change while the service runs; the environment rules where it says something.
CREATE TABLE "service_settings" (
  "name" TEXT NOT NULL,
  "value" TEXT NOT NULL,
  "changed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "service_settings_pkey" PRIMARY KEY ("name")
);

-- What each process last measured of itself, for whoever reads /metrics.
CREATE TABLE "process_measures" (
  "process" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "samples" JSONB NOT NULL,
  CONSTRAINT "process_measures_pkey" PRIMARY KEY ("process")
);

-- An account that may send nothing, since when and why.
ALTER TABLE "accounts" ADD COLUMN "suspended_at" TIMESTAMPTZ(3), ADD COLUMN "suspended_for" TEXT;

-- Lists of the operator area, and what an address is looked up by.
CREATE INDEX "events_reported_idx" ON "events" ("at", "id") WHERE "type" = 'request.reported';
CREATE INDEX "suppressions_created_at_recipient_sender_idx" ON "suppressions" ("created_at", "recipient", "sender");
CREATE INDEX "workflows_archived_idx" ON "workflows" ("archived_at", "id") WHERE "archived_at" IS NOT NULL;
CREATE INDEX "accounts_suspended_idx" ON "accounts" ("suspended_at", "id") WHERE "suspended_at" IS NOT NULL;
CREATE INDEX "people_email_prefix_idx" ON "people" ("email" text_pattern_ops);
CREATE INDEX "team_invitations_email_idx" ON "team_invitations" ("email");
CREATE INDEX "signature_requests_signer_email_created_at_id_idx" ON "signature_requests" (lower("signer_email"), "created_at", "id");
CREATE INDEX "emails_created_at_idx" ON "emails" ("created_at");
CREATE INDEX "operator_acts_by_id_at_id_idx" ON "operator_acts" ("by_id", "at", "id");
