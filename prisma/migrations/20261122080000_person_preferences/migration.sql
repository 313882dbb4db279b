-- How a person wants to read the pages behind sign-in; null is what their browser asks for.
ALTER TABLE "people" ADD COLUMN "language" TEXT;
ALTER TABLE "people" ADD COLUMN "time_zone" TEXT;
ALTER TABLE "people" ADD COLUMN "theme" TEXT NOT NULL DEFAULT 'system';
-- What a person recognises a session by, where they look at theirs. Those of before began at some time before this one.
ALTER TABLE "sessions" ADD COLUMN "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "sessions" ADD COLUMN "seen_at" TIMESTAMPTZ(3);
ALTER TABLE "sessions" ADD COLUMN "browser" TEXT;
