-- What was sent and what came back, as it went over the wire; null in attempts of before.
ALTER TABLE "webhook_attempts"
  ADD COLUMN "request_headers" JSONB,
  ADD COLUMN "request_body" TEXT,
  ADD COLUMN "answer_headers" JSONB;

-- Attempts that somebody made by hand: they take no turn of the schedule.
ALTER TABLE "webhook_deliveries" ADD COLUMN "by_hand" INTEGER NOT NULL DEFAULT 0;

-- One state of one endpoint, newest first.
CREATE INDEX "webhook_deliveries_endpoint_id_status_created_at_id_idx" ON "webhook_deliveries" ("endpoint_id", "status", "created_at", "id");

-- Whom the outputs of a run are mailed to; null where nobody is.
ALTER TABLE "workflows" ADD COLUMN "email" JSONB;
