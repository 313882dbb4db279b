-- The words of a request that its account looks for, each also by its beginning. The account is one of them, so that a word which
-- many accounts use is found within one. Signs separate words, in addresses too; of other scripts the parser knows what is a letter.
ALTER TABLE "signature_requests" ADD COLUMN "search" TSVECTOR GENERATED ALWAYS AS (
  to_tsvector('simple',
    coalesce(replace("account_id", '_', ''), '') || ' ' ||
    regexp_replace(lower("title" || ' ' || coalesce("signer_name", '') || ' ' || "signer_email"), '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
) STORED;
CREATE INDEX "signature_requests_search_idx" ON "signature_requests" USING GIN ("search");
