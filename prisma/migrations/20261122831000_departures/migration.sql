-- When the person of an account has left; and when nothing is left of theirs but what proves.
ALTER TABLE "accounts" ADD COLUMN "closed_at" TIMESTAMPTZ(3);
ALTER TABLE "accounts" ADD COLUMN "emptied_at" TIMESTAMPTZ(3);
CREATE INDEX "accounts_to_empty_idx" ON "accounts" ("id") WHERE "closed_at" IS NOT NULL AND "emptied_at" IS NULL;
