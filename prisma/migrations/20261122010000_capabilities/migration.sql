-- How the link went by which somebody signed; null for acts of before, of which `link-ways.ts` says what is known.
ALTER TABLE "signing_acts" ADD COLUMN "way" TEXT;

-- An address counts as proven by a mailed link or a provider alone; the operator's commands and the first start's link
-- noted others too. Known to be proven is that of who registered by a sign-in link (they have no name), and of who signed in
-- by one later; the others prove theirs when they next sign in.
UPDATE "people" SET "email_verified" = NULL WHERE "is_operator" OR ("name" IS NOT NULL AND "email_verified" <= "created_at");

-- A request says of its sender what was proven when it was made.
ALTER TABLE "signature_requests" ADD COLUMN "sender_proven_at" TIMESTAMPTZ(3);

UPDATE "signature_requests" SET "sender_proven_at" = "confirmed_at" WHERE "account_id" IS NULL AND "sender_verified";

UPDATE "signature_requests" AS request
SET "sender_verified" = owner."known_at" <= request."created_at",
    "sender_proven_at" = CASE WHEN owner."known_at" <= request."created_at" THEN owner."known_at" END
FROM (
  SELECT accounts."id" AS "account_id",
    coalesce(CASE WHEN people."name" IS NULL AND people."email_verified" IS NOT NULL THEN people."created_at" ELSE people."email_verified" END, 'infinity') AS "known_at"
  FROM "accounts" JOIN "people" ON people."id" = accounts."owner_id"
) AS owner
WHERE request."account_id" = owner."account_id" AND request."sender_verified";

-- Whose mail stops is an account, or a keyless sender who has confirmed; an address that somebody claimed stops nothing.
ALTER TABLE "suppressions" ADD COLUMN "request_id" TEXT;

INSERT INTO "suppressions" ("recipient", "sender", "reason", "created_at", "request_id")
SELECT DISTINCT ON (1, 2)
  lower(CASE WHEN event."data"->>'party' = 'sender' THEN request."sender_email" ELSE request."signer_email" END),
  coalesce(request."account_id", 'email:' || lower(request."sender_email")), 'reported', event."at", request."id"
FROM "events" AS event JOIN "signature_requests" AS request ON request."id" = event."subject"
WHERE event."type" = 'request.reported' AND event."data"->>'blocked' = 'true'
  AND request."delivery" = 'email' AND NOT request."is_test" AND (request."account_id" IS NOT NULL OR request."confirmed_at" IS NOT NULL)
ORDER BY 1, 2, event."at"
ON CONFLICT DO NOTHING;

DELETE FROM "suppressions" WHERE "reason" = 'reported' AND "request_id" IS NULL;
