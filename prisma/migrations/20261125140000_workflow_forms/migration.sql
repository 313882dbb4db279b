-- The form that we host for a workflow: a way in beside the source's address, for those without any tool.
CREATE TABLE "workflow_forms" (
  "workflow_id" TEXT NOT NULL,
  "is_on" BOOLEAN NOT NULL DEFAULT false,
  "key_hash" TEXT NOT NULL,
  "key_sealed" TEXT NOT NULL,
  "settings" JSONB NOT NULL,
  "revision" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "workflow_forms_pkey" PRIMARY KEY ("workflow_id"),
  CONSTRAINT "workflow_forms_workflow_id_fkey" FOREIGN KEY ("workflow_id") REFERENCES "workflows" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "workflow_forms_key_hash_key" ON "workflow_forms" ("key_hash");
