-- Example data that came with templates of the gallery; no post, and shown until one stands as the example.
ALTER TABLE "sources" ADD COLUMN "example" TEXT;
