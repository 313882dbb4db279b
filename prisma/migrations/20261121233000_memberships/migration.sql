-- Who may act for an account; every account begins with its owner.
CREATE TABLE "memberships" (
    "account_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "memberships_pkey" PRIMARY KEY ("account_id","person_id")
);
CREATE INDEX "memberships_person_id_idx" ON "memberships"("person_id");
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO "memberships" ("account_id", "person_id", "role", "created_at") SELECT "id", "owner_id", 'owner', "created_at" FROM "accounts";

-- A key does what the person who made it may do.
ALTER TABLE "api_keys" ADD COLUMN "is_read_only" BOOLEAN NOT NULL DEFAULT false, ADD COLUMN "person_id" TEXT;
UPDATE "api_keys" SET "person_id" = "accounts"."owner_id" FROM "accounts" WHERE "accounts"."id" = "api_keys"."account_id";
ALTER TABLE "api_keys" ALTER COLUMN "person_id" SET NOT NULL;
CREATE INDEX "api_keys_person_id_idx" ON "api_keys"("person_id");
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_id_fkey" FOREIGN KEY ("person_id") REFERENCES "people"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
