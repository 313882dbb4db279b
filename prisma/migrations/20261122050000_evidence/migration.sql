-- What proves that this service wrote a row: a MAC under a key that the database does not hold. Rows of before have none.
ALTER TABLE "events" ADD COLUMN "mac" TEXT;
ALTER TABLE "event_chains" ADD COLUMN "mac" TEXT;
ALTER TABLE "installation" ADD COLUMN "evidence_since" TIMESTAMPTZ(3), ADD COLUMN "evidence_key_mac" TEXT;

-- When the seal was time-stamped, and whether an authority was asked and gave nothing.
ALTER TABLE "signature_requests" ADD COLUMN "time_stamped_at" TIMESTAMPTZ(3), ADD COLUMN "time_stamp_failed" BOOLEAN NOT NULL DEFAULT false;
-- Since when a signed request waits for a certificate that is valid.
ALTER TABLE "signature_requests" ADD COLUMN "seal_held_at" TIMESTAMPTZ(3);

CREATE TABLE "seal_certificates" (
    "fingerprint" TEXT NOT NULL,
    "pem" TEXT NOT NULL,
    "known_since" TIMESTAMPTZ(3) NOT NULL,
    "mac" TEXT NOT NULL,

    CONSTRAINT "seal_certificates_pkey" PRIMARY KEY ("fingerprint")
);
