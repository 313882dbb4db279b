-- Whether the sender who refused to confirm also said that the request was not theirs, and blocked further ones.
ALTER TABLE "signature_requests" ADD COLUMN "decline_reported" BOOLEAN NOT NULL DEFAULT false;
