-- Calls by API keys, kept for thirty days, in the order in which they were written.
CREATE TABLE "api_calls" (
    "id" BIGSERIAL NOT NULL,
    "account_id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "status" SMALLINT NOT NULL,
    "status_class" SMALLINT NOT NULL,
    "error" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER NOT NULL,
    "correlation_id" TEXT NOT NULL,
    "by_tool" BOOLEAN NOT NULL,

    CONSTRAINT "api_calls_pkey" PRIMARY KEY ("id")
);

-- The class of the status ends each of them: who does not ask for one reads the newest of all four. Each sorts by an expression
-- of its own, so that a list has one index that it can be read from: by what it guesses of rare values, the planner would
-- take another, and read a million rows to leave them out.
CREATE INDEX "api_calls_newest_idx" ON "api_calls"("account_id", "status_class", (0 - "id"));
CREATE INDEX "api_calls_of_operation_idx" ON "api_calls"("account_id", "operation", "status_class", (1 - "id"));
CREATE INDEX "api_calls_of_key_idx" ON "api_calls"("account_id", "key_id", "status_class", (2 - "id"));
CREATE INDEX "api_calls_of_key_and_operation_idx" ON "api_calls"("account_id", "key_id", "operation", "status_class", (3 - "id"));

-- Documents counted on a day (UTC), beside those of the month.
CREATE TABLE "usage_days" (
    "subject" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "usage_days_pkey" PRIMARY KEY ("subject", "day")
);

-- The days of the month that is under way.
INSERT INTO "usage_days" ("subject", "day", "count")
SELECT "usage_subject", ("created_at" AT TIME ZONE 'UTC')::date, count(*)
FROM "signature_requests"
WHERE NOT "is_test" AND "usage_subject" <> '' AND "created_at" >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
GROUP BY 1, 2;
