-- Workflows, their runs, and webhooks.

-- AlterTable
ALTER TABLE "events" ADD COLUMN     "account_id" TEXT,
ADD COLUMN     "topic" TEXT;

-- AlterTable
ALTER TABLE "files" ADD COLUMN     "is_test" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'upload',
ADD COLUMN     "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "file_versions" (
    "id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "reading" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "file_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workflows" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "team_id" TEXT,
    "owner_id" TEXT NOT NULL,
    "is_test" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "color" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "archived_at" TIMESTAMPTZ(3),
    "auto_create" BOOLEAN NOT NULL DEFAULT true,
    "language" TEXT NOT NULL DEFAULT 'en',
    "time_zone" TEXT NOT NULL DEFAULT 'UTC',
    "created_by_api" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workflows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "workflow_versions" (
    "workflow_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workflow_versions_pkey" PRIMARY KEY ("workflow_id","number")
);

-- CreateTable
CREATE TABLE "workflow_documents" (
    "id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "file_id" TEXT NOT NULL,
    "output_name" TEXT NOT NULL,
    "create_pdf_copy" BOOLEAN NOT NULL,
    "remove_output" BOOLEAN NOT NULL,
    "enable_pdf_password" BOOLEAN NOT NULL,
    "pdf_password_sealed" TEXT,
    "prevent_copy" BOOLEAN NOT NULL,
    "signature" JSONB,
    "preview_generation" INTEGER NOT NULL DEFAULT 1,
    "preview_shows_sample" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "workflow_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sources" (
    "id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "source_type" TEXT NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "secret_sealed" TEXT NOT NULL,
    "declared_fields" JSONB,
    "last_fields" JSONB NOT NULL DEFAULT '[]',
    "seen_fields" JSONB NOT NULL DEFAULT '[]',
    "field_kinds" JSONB NOT NULL DEFAULT '{}',
    "field_changes" JSONB NOT NULL DEFAULT '[]',
    "sample_event_id" TEXT,
    "last_event_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "source_events" (
    "id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "payload" TEXT,
    "bytes" INTEGER NOT NULL,
    "body_hash" TEXT NOT NULL,
    "repeat_hash" TEXT,
    "status" TEXT NOT NULL,
    "automation_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "automations" (
    "id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "is_test" BOOLEAN NOT NULL,
    "source_event_id" TEXT NOT NULL,
    "workflow_version" INTEGER NOT NULL,
    "templates_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" TEXT NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "rerun_of" TEXT,
    "error" JSONB,
    "warnings" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "automations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "automation_steps" (
    "id" TEXT NOT NULL,
    "automation_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "document_id" TEXT,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "input" JSONB,
    "input_sha256" TEXT,
    "output" JSONB,
    "findings" JSONB NOT NULL DEFAULT '[]',
    "error" JSONB,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "automation_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outputs" (
    "id" TEXT NOT NULL,
    "automation_id" TEXT NOT NULL,
    "workflow_id" TEXT NOT NULL,
    "document_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "file_id" TEXT,
    "pdf_file_id" TEXT,
    "signed_file_id" TEXT,
    "signature_request_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outputs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoints" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" JSONB,
    "secret_sealed" TEXT NOT NULL,
    "previous_secret_sealed" TEXT,
    "previous_secret_until" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "warnings" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoints_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "attempts_before" INTEGER,
    "next_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_attempts" (
    "delivery_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "status" INTEGER,
    "problem" TEXT,
    "answer" TEXT,
    "is_replay" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "webhook_attempts_pkey" PRIMARY KEY ("delivery_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "file_versions_file_id_number_key" ON "file_versions"("file_id", "number");

-- CreateIndex
CREATE INDEX "file_versions_sha256_idx" ON "file_versions"("sha256");

-- CreateIndex
CREATE INDEX "workflows_account_id_created_at_id_idx" ON "workflows"("account_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "workflows_team_id_created_at_id_idx" ON "workflows"("team_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "workflows_owner_id_idx" ON "workflows"("owner_id");

-- CreateIndex
CREATE INDEX "workflow_documents_workflow_id_position_idx" ON "workflow_documents"("workflow_id", "position");

-- CreateIndex
CREATE INDEX "workflow_documents_file_id_idx" ON "workflow_documents"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "sources_workflow_id_key" ON "sources"("workflow_id");

-- CreateIndex
CREATE UNIQUE INDEX "sources_secret_hash_key" ON "sources"("secret_hash");

-- CreateIndex
CREATE UNIQUE INDEX "source_events_repeat_hash_key" ON "source_events"("repeat_hash");

-- CreateIndex
CREATE INDEX "source_events_source_id_created_at_idx" ON "source_events"("source_id", "created_at");

-- CreateIndex
CREATE INDEX "source_events_created_at_idx" ON "source_events"("created_at");

-- CreateIndex
CREATE INDEX "automations_workflow_id_created_at_id_idx" ON "automations"("workflow_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "automations_account_id_created_at_idx" ON "automations"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "automations_status_created_at_idx" ON "automations"("status", "created_at");

-- CreateIndex
CREATE INDEX "automations_source_event_id_idx" ON "automations"("source_event_id");

-- CreateIndex
CREATE UNIQUE INDEX "automation_steps_automation_id_position_key" ON "automation_steps"("automation_id", "position");

-- CreateIndex
CREATE INDEX "automation_steps_input_sha256_idx" ON "automation_steps"("input_sha256");

-- CreateIndex
CREATE INDEX "outputs_workflow_id_created_at_idx" ON "outputs"("workflow_id", "created_at");

-- CreateIndex
CREATE INDEX "outputs_signature_request_id_idx" ON "outputs"("signature_request_id");

-- CreateIndex
CREATE UNIQUE INDEX "outputs_automation_id_document_id_key" ON "outputs"("automation_id", "document_id");

-- CreateIndex
CREATE INDEX "webhook_endpoints_account_id_topic_idx" ON "webhook_endpoints"("account_id", "topic");

-- CreateIndex
CREATE INDEX "webhook_endpoints_topic_idx" ON "webhook_endpoints"("topic");

-- CreateIndex
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_id_idx" ON "webhook_deliveries"("endpoint_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_status_endpoint_id_next_at_idx" ON "webhook_deliveries"("status", "endpoint_id", "next_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_created_at_idx" ON "webhook_deliveries"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_deliveries_endpoint_id_event_id_key" ON "webhook_deliveries"("endpoint_id", "event_id");

-- AddForeignKey
ALTER TABLE "file_versions" ADD CONSTRAINT "file_versions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "people"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workflow_documents" ADD CONSTRAINT "workflow_documents_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sources" ADD CONSTRAINT "sources_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "automation_steps" ADD CONSTRAINT "automation_steps_automation_id_fkey" FOREIGN KEY ("automation_id") REFERENCES "automations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outputs" ADD CONSTRAINT "outputs_automation_id_fkey" FOREIGN KEY ("automation_id") REFERENCES "automations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_fkey" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- Files that are there already have not been changed since they came, and are their own first version.
UPDATE "files" SET "updated_at" = "created_at";
INSERT INTO "file_versions" ("id", "file_id", "number", "sha256", "bytes", "mime_type", "created_at")
SELECT 'fver_' || substring("id" FROM 6), "id", 1, "sha256", "bytes", "mime_type", "created_at" FROM "files";
