-- CreateTable
CREATE TABLE "accounts" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "monthly_limit" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "owner_id" TEXT NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "people" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "is_operator" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "people_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prefix" TEXT NOT NULL,
    "is_test" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "usage_months" (
    "subject" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "usage_months_pkey" PRIMARY KEY ("subject","month")
);

-- CreateTable
CREATE TABLE "blobs" (
    "sha256" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "mime_type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "blobs_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "signature_requests" (
    "id" TEXT NOT NULL,
    "account_id" TEXT,
    "api_key_id" TEXT,
    "is_test" BOOLEAN NOT NULL,
    "status" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT,
    "language" TEXT NOT NULL,
    "delivery" TEXT NOT NULL,
    "certificate" BOOLEAN NOT NULL,
    "signer_name" TEXT,
    "signer_email" TEXT NOT NULL,
    "sender_name" TEXT NOT NULL,
    "sender_email" TEXT NOT NULL,
    "sender_verified" BOOLEAN NOT NULL,
    "sender_signs" BOOLEAN NOT NULL,
    "request_token_hash" TEXT NOT NULL,
    "link_generation" INTEGER NOT NULL DEFAULT 1,
    "source_kind" TEXT NOT NULL,
    "source_sha256" TEXT NOT NULL,
    "presented_sha256" TEXT NOT NULL,
    "page_count" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "content_sha256" TEXT,
    "signed_sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "sender_signed_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "signed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "expired_at" TIMESTAMPTZ(3),

    CONSTRAINT "signature_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "signing_acts" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "party" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "signature" TEXT,
    "picture_sha256" TEXT,
    "values" JSONB NOT NULL,
    "time_zone" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ip" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,
    "consent_version" TEXT NOT NULL,
    "consent_language" TEXT NOT NULL,
    "consent_sha256" TEXT NOT NULL,

    CONSTRAINT "signing_acts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "data" JSONB,
    "salt" TEXT,
    "data_hash" TEXT NOT NULL,
    "previous_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_chains" (
    "subject" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "event_chains_pkey" PRIMARY KEY ("subject")
);

-- CreateIndex
CREATE INDEX "accounts_owner_id_idx" ON "accounts"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "people_email_key" ON "people"("email");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_account_id_idx" ON "api_keys"("account_id");

-- CreateIndex
CREATE INDEX "signature_requests_account_id_created_at_idx" ON "signature_requests"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "signature_requests_status_expires_at_idx" ON "signature_requests"("status", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "signing_acts_request_id_party_key" ON "signing_acts"("request_id", "party");

-- CreateIndex
CREATE UNIQUE INDEX "events_subject_sequence_key" ON "events"("subject", "sequence");

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "people"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signing_acts" ADD CONSTRAINT "signing_acts_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "signature_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
