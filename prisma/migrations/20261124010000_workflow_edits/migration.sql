-- What was done to workflows in the editor, command by command: a draft is what is live with the pending ones done to it.
CREATE TABLE "workflow_edits" (
  "workflow_id" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "command" JSONB NOT NULL,
  "state" TEXT NOT NULL,
  "by_id" TEXT,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "workflow_edits_pkey" PRIMARY KEY ("workflow_id", "number"),
  CONSTRAINT "workflow_edits_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "workflow_edits_by_id_fkey" FOREIGN KEY ("by_id") REFERENCES "people" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "workflow_edits_pending_idx" ON "workflow_edits" ("workflow_id", "number") WHERE "state" = 'pending';
CREATE INDEX "workflow_edits_by_id_idx" ON "workflow_edits" ("by_id");
