-- An email speaks of a subject, by its kind and id; so far each was a request.
ALTER TABLE "emails" RENAME COLUMN "request_id" TO "subject_id";
ALTER TABLE "emails" ADD COLUMN "subject_kind" TEXT;
UPDATE "emails" SET "subject_kind" = 'request' WHERE "subject_id" IS NOT NULL;

-- RenameIndex
ALTER INDEX "emails_request_id_idx" RENAME TO "emails_subject_id_idx";

-- DropIndex: nothing looks an email up by its recipient any more.
DROP INDEX "emails_recipient_kind_created_at_idx";
