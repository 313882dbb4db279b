-- Which names of a source have been lists: one that is missing or null has no rows then. A constant default rewrites no table.
ALTER TABLE "sources" ADD COLUMN "seen_groups" JSONB NOT NULL DEFAULT '[]';
