-- CreateTable
CREATE TABLE "mail_days" (
    "recipient" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "mail_days_pkey" PRIMARY KEY ("recipient","day")
);

-- The days' mails were counted among the months' documents.
INSERT INTO "mail_days" ("recipient", "day", "count")
SELECT substr("subject", length('mail-to:') + 1), "month"::date, "count" FROM "usage_months" WHERE "subject" LIKE 'mail-to:%' AND length("month") = 10;

DELETE FROM "usage_months" WHERE "subject" LIKE 'mail-to:%' AND length("month") = 10;

ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_month_check" CHECK ("month" ~ '^\d{4}-\d{2}$');
