-- How a post came; null for those of before, of which nobody noted it.
ALTER TABLE "source_events" ADD COLUMN "came_by" TEXT;
ALTER TABLE "source_events" ALTER COLUMN "came_by" SET DEFAULT 'webhook';

-- The words of a post's values, each also by its beginning; the workflow is one of them, so that a word which many workflows are
-- sent is found within one. What no JSONB takes (NUL, half of a character, enormous numbers) is read as text: a post is never refused for it.
CREATE FUNCTION "words_of_post"(workflow TEXT, payload TEXT) RETURNS TSVECTOR LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE said TEXT;
BEGIN
  IF payload IS NULL THEN RETURN NULL; END IF;
  said := left(payload, 100000);
  IF length(payload) <= 100000 THEN
    BEGIN
      SELECT string_agg(value #>> '{}', ' ') INTO said
      FROM jsonb_path_query(payload::jsonb, 'strict $.** ? (@.type() == "string" || @.type() == "number")') AS value;
    EXCEPTION WHEN OTHERS THEN said := payload;
    END;
  END IF;
  RETURN to_tsvector('simple',
    replace(workflow, '_', '') || ' ' ||
    regexp_replace(lower(coalesce(said, '')), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'));
END $$;
ALTER TABLE "source_events" ADD COLUMN "search" TSVECTOR GENERATED ALWAYS AS ("words_of_post"("workflow_id", "payload")) STORED;
CREATE INDEX "source_events_search_idx" ON "source_events" USING GIN ("search");

-- Runs in one state, or of one version, the newest first (lib/domain/automations/room/store.ts). Those that are done are most of them.
CREATE INDEX "automations_room_open_idx" ON "automations" ("workflow_id", "created_at" DESC, "id" DESC) WHERE "status" IN ('queued', 'running');
CREATE INDEX "automations_room_failed_idx" ON "automations" ("workflow_id", "created_at" DESC, "id" DESC) WHERE "status" = 'failed';
CREATE INDEX "automations_room_warned_idx" ON "automations" ("workflow_id", "created_at" DESC, "id" DESC) WHERE "warnings" > 0;
CREATE INDEX "automations_room_version_idx" ON "automations" ("workflow_id", "workflow_version", "created_at" DESC, "id" DESC);

-- A CSV of which each row becomes a post and its run.
CREATE TABLE "workflow_imports" (
  "id" TEXT PRIMARY KEY,
  "workflow_id" TEXT NOT NULL REFERENCES "workflows" ("id") ON DELETE CASCADE,
  "account_id" TEXT NOT NULL,
  "person_id" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "encoding" TEXT NOT NULL,
  "delimiter" TEXT NOT NULL,
  "columns" JSONB NOT NULL,
  "rows" INTEGER NOT NULL,
  "refused" INTEGER NOT NULL,
  "started" INTEGER NOT NULL DEFAULT 0,
  "workflow_version" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "started_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  "erased_at" TIMESTAMPTZ(3)
);
CREATE INDEX "workflow_imports_workflow_idx" ON "workflow_imports" ("workflow_id", "created_at" DESC, "id" DESC);
CREATE INDEX "workflow_imports_account_idx" ON "workflow_imports" ("account_id");
CREATE INDEX "workflow_imports_status_idx" ON "workflow_imports" ("status", "created_at") WHERE "status" IN ('checked', 'running');
CREATE INDEX "workflow_imports_ended_idx" ON "workflow_imports" ("ended_at") WHERE "erased_at" IS NULL;

CREATE TABLE "workflow_import_rows" (
  "import_id" TEXT NOT NULL REFERENCES "workflow_imports" ("id") ON DELETE CASCADE,
  "number" INTEGER NOT NULL,
  "line" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "problems" JSONB NOT NULL DEFAULT '[]',
  "cells" JSONB,
  "payload" TEXT,
  "automation_id" TEXT,
  PRIMARY KEY ("import_id", "number")
);
CREATE INDEX "workflow_import_rows_status_idx" ON "workflow_import_rows" ("import_id", "status", "number");
CREATE INDEX "workflow_import_rows_automation_idx" ON "workflow_import_rows" ("automation_id") WHERE "automation_id" IS NOT NULL;
