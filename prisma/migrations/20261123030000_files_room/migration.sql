-- The words of a file's name that its account looks for, each also by its beginning. The account is one of them, so that a word
-- which many accounts use is found within one. Signs separate words; of other scripts the parser knows what is a letter.
ALTER TABLE "files" ADD COLUMN "search" TSVECTOR GENERATED ALWAYS AS (
  to_tsvector('simple',
    replace("account_id", '_', '') || ' ' ||
    regexp_replace(lower("name"), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
) STORED;
CREATE INDEX "files_search_idx" ON "files" USING GIN ("search");

-- One kind of an account's files, the newest first (lib/domain/files/room/kinds.ts).
CREATE INDEX "files_documents_idx" ON "files" ("account_id", "created_at" DESC, "id" DESC) WHERE "origin" <> 'output' AND "mime_type" IN ('application/pdf', 'image/png', 'image/jpeg');
CREATE INDEX "files_templates_idx" ON "files" ("account_id", "created_at" DESC, "id" DESC) WHERE "origin" <> 'output' AND "mime_type" NOT IN ('application/pdf', 'image/png', 'image/jpeg');
CREATE INDEX "files_outputs_idx" ON "files" ("account_id", "created_at" DESC, "id" DESC) WHERE "origin" = 'output';

-- Which runs a file came from: its page names them.
CREATE INDEX "outputs_file_idx" ON "outputs" ("file_id");
CREATE INDEX "outputs_pdf_file_idx" ON "outputs" ("pdf_file_id");
CREATE INDEX "outputs_signed_file_idx" ON "outputs" ("signed_file_id");

-- Who made a version: a person, a key, or by both being absent a run or a version from before it was noted.
ALTER TABLE "file_versions" ADD COLUMN "person_id" TEXT, ADD COLUMN "api_key_id" TEXT;
