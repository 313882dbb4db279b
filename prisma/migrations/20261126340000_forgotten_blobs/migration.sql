-- Bytes that were taken out of the record on purpose, until the sweep of storage has put them aside.
CREATE TABLE "forgotten_blobs" (
    "sha256" TEXT NOT NULL,
    "forgotten_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "forgotten_blobs_pkey" PRIMARY KEY ("sha256")
);
