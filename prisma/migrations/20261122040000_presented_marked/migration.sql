ALTER TABLE "signature_requests" ADD COLUMN "presented_marked" BOOLEAN NOT NULL DEFAULT false;
