-- AlterTable
ALTER TABLE "people" ADD COLUMN     "email_verified" TIMESTAMPTZ(3),
ADD COLUMN     "image" TEXT,
ALTER COLUMN "name" DROP NOT NULL,
ALTER COLUMN "created_at" SET DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "signature_requests" ADD COLUMN     "confirm_generation" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "confirm_sent_at" TIMESTAMPTZ(3),
ADD COLUMN     "decline_reason" TEXT,
ADD COLUMN     "declined_by" TEXT,
ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminded_at" TIMESTAMPTZ(3),
ADD COLUMN     "reminder_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "source_address" TEXT,
ADD COLUMN     "usage_subject" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "sessions" (
    "id" TEXT NOT NULL,
    "session_token" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_tokens" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_tokens_pkey" PRIMARY KEY ("identifier","token")
);

-- CreateTable
CREATE TABLE "provider_logins" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "provider_logins_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "id" TEXT NOT NULL,
    "account_id" TEXT,
    "is_test" BOOLEAN NOT NULL,
    "sha256" TEXT,
    "bytes" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3),
    "open_until" TIMESTAMPTZ(3) NOT NULL,
    "usable_until" TIMESTAMPTZ(3),

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "emails" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "request_id" TEXT,
    "recipient" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "status" TEXT NOT NULL,
    "provider_id" TEXT,
    "problem" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "emails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mailbox_messages" (
    "id" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "headers" JSONB NOT NULL,
    "attachments" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mailbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suppressions" (
    "recipient" TEXT NOT NULL,
    "sender" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "suppressions_pkey" PRIMARY KEY ("recipient","sender")
);

-- CreateTable
CREATE TABLE "rate_buckets" (
    "key" TEXT NOT NULL,
    "tokens" DOUBLE PRECISION NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_buckets_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "idempotent_answers" (
    "key" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "answer" BYTEA,
    "locked_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "sessions_session_token_key" ON "sessions"("session_token");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_in_tokens_token_key" ON "sign_in_tokens"("token");

-- CreateIndex
CREATE UNIQUE INDEX "provider_logins_provider_provider_account_id_key" ON "provider_logins"("provider", "provider_account_id");

-- CreateIndex
CREATE INDEX "uploads_usable_until_idx" ON "uploads"("usable_until");

-- CreateIndex
CREATE INDEX "emails_request_id_idx" ON "emails"("request_id");

-- CreateIndex
CREATE INDEX "emails_provider_id_idx" ON "emails"("provider_id");

-- CreateIndex
CREATE INDEX "emails_recipient_kind_created_at_idx" ON "emails"("recipient", "kind", "created_at");

-- CreateIndex
CREATE INDEX "mailbox_messages_created_at_idx" ON "mailbox_messages"("created_at");

-- CreateIndex
CREATE INDEX "rate_buckets_updated_at_idx" ON "rate_buckets"("updated_at");

-- CreateIndex
CREATE INDEX "idempotent_answers_created_at_idx" ON "idempotent_answers"("created_at");

-- CreateIndex
CREATE INDEX "signature_requests_usage_subject_created_at_idx" ON "signature_requests"("usage_subject", "created_at");

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_logins" ADD CONSTRAINT "provider_logins_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "people"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Requests made before this belong to the month of their account.
UPDATE "signature_requests" SET "usage_subject" = "account_id" WHERE "account_id" IS NOT NULL;
