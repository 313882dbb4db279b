-- In which folder an output is put: as it is set up, as a run filled it in, and as its files lie there. A constant default rewrites no table.
ALTER TABLE "workflow_documents" ADD COLUMN "folder" TEXT NOT NULL DEFAULT '';
ALTER TABLE "outputs" ADD COLUMN "folder" TEXT NOT NULL DEFAULT '';
ALTER TABLE "files" ADD COLUMN "folder" TEXT NOT NULL DEFAULT '';

-- The files of one folder, newest first, and the folders of an account by leaps; most files lie in none.
CREATE INDEX "files_folder_idx" ON "files" ("account_id", "folder", "created_at", "id") WHERE "folder" <> '';
