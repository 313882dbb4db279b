-- What was mailed to a person stands in the export of all that is kept of them.
CREATE INDEX "emails_recipient_created_at_id_idx" ON "emails" ("recipient", "created_at", "id");
