-- A document that somebody is about to send for signature, as they left it. What is half typed is kept as it is.
CREATE TABLE "drafts" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "person_id" TEXT,
    "changed_by" TEXT,
    "revision" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "signer_name" TEXT NOT NULL,
    "signer_email" TEXT NOT NULL,
    "sender_signs" BOOLEAN NOT NULL,
    "message" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,
    "certificate" BOOLEAN NOT NULL,
    "fields" JSONB NOT NULL,
    "document_kind" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "file_name" TEXT,
    "pdf_sha256" TEXT,
    "pdf_bytes" INTEGER,
    "pages" JSONB NOT NULL,
    "suggestions" JSONB NOT NULL,
    "problem_code" TEXT,
    "problem_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_request_id" TEXT,

    CONSTRAINT "drafts_pkey" PRIMARY KEY ("id")
);
-- Of an account those under way, the last touched first.
CREATE INDEX "drafts_open_idx" ON "drafts" ("account_id", "updated_at" DESC, "id" DESC) WHERE "sent_request_id" IS NULL;
CREATE INDEX "drafts_updated_at_idx" ON "drafts" ("updated_at");
CREATE INDEX "drafts_pdf_sha256_idx" ON "drafts" ("pdf_sha256");
CREATE INDEX "drafts_person_id_idx" ON "drafts" ("person_id");
CREATE INDEX "drafts_changed_by_idx" ON "drafts" ("changed_by");
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "people"("id") ON DELETE SET NULL ON UPDATE CASCADE;
