-- What was done to workflows, by whom and when: published and dropped, switched on and off, changed by the API, archived and restored.
CREATE TABLE "workflow_changes" (
  "id" TEXT NOT NULL,
  "workflow_id" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "by_id" TEXT,
  "key_id" TEXT,
  "version" INTEGER NOT NULL,
  "changes" JSONB NOT NULL,
  CONSTRAINT "workflow_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "workflow_changes_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "workflow_changes_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "people" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "workflow_changes_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "api_keys" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "workflow_changes_workflow_id_at_id_idx" ON "workflow_changes" ("workflow_id", "at", "id");
CREATE INDEX "workflow_changes_by_id_idx" ON "workflow_changes" ("by_id");
CREATE INDEX "workflow_changes_key_id_idx" ON "workflow_changes" ("key_id");

-- Versions of before have perhaps run: none of them may change.
ALTER TABLE "workflow_versions" ADD COLUMN "is_open" BOOLEAN NOT NULL DEFAULT false;
