-- Since when somebody has picked the example of a source; null where it follows what comes in.
ALTER TABLE "sources" ADD COLUMN "sample_picked_at" TIMESTAMPTZ(3);

-- What a source received is read newest first, fifty at a time: a page begins behind a time and an id.
CREATE INDEX "source_events_source_id_created_at_id_idx" ON "source_events" ("source_id", "created_at", "id");
DROP INDEX "source_events_source_id_created_at_idx";
