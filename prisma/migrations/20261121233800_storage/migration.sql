-- Which installation this database belongs to: at most one row.
CREATE TABLE "installation" (
    "only" BOOLEAN NOT NULL DEFAULT true,
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "application_key_mac" TEXT NOT NULL,
    "link_secret_mac" TEXT NOT NULL,
    "swept_at" TIMESTAMPTZ(3),

    CONSTRAINT "installation_pkey" PRIMARY KEY ("only"),
    CONSTRAINT "installation_one_row" CHECK ("only")
);

-- Counting the uses of a blob.
CREATE INDEX "signature_requests_source_sha256_idx" ON "signature_requests"("source_sha256");
CREATE INDEX "signature_requests_presented_sha256_idx" ON "signature_requests"("presented_sha256");
CREATE INDEX "signature_requests_signed_sha256_idx" ON "signature_requests"("signed_sha256");
CREATE INDEX "signing_acts_picture_sha256_idx" ON "signing_acts"("picture_sha256");
CREATE INDEX "uploads_sha256_idx" ON "uploads"("sha256");
