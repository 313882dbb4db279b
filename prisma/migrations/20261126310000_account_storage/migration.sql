-- What each account keeps, in bytes: a sum, and beside it the changes that are not added to it yet, so that two who keep something at once
-- never wait for one row. The database notes them itself: whatever makes or removes a file, its bytes are counted.
CREATE TABLE "account_storage" (
  "account_id" TEXT NOT NULL,
  "bytes" BIGINT NOT NULL,
  CONSTRAINT "account_storage_pkey" PRIMARY KEY ("account_id")
);
CREATE TABLE "storage_changes" (
  "id" BIGSERIAL NOT NULL,
  "account_id" TEXT NOT NULL,
  "bytes" BIGINT NOT NULL,
  CONSTRAINT "storage_changes_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "storage_changes_account_id_idx" ON "storage_changes" ("account_id");

-- Null where it has as much as every account.
ALTER TABLE "accounts" ADD COLUMN "storage_limit_mb" INTEGER;
-- What the request's files weigh, as it was counted.
ALTER TABLE "signature_requests" ADD COLUMN "stored_bytes" INTEGER NOT NULL DEFAULT 0;

CREATE FUNCTION "note_storage"(account TEXT, change BIGINT) RETURNS VOID LANGUAGE sql AS $$
  INSERT INTO storage_changes (account_id, bytes) SELECT account, change WHERE account IS NOT NULL AND change <> 0;
$$;

-- A request keeps what it was made of, what is shown and what was signed, until it is erased.
CREATE FUNCTION "count_request"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM note_storage(OLD.account_id, -OLD.stored_bytes);
    RETURN OLD;
  END IF;
  NEW.stored_bytes := CASE WHEN NEW.erased_at IS NULL
    THEN (SELECT coalesce(sum(bytes), 0) FROM blobs WHERE sha256 IN (NEW.source_sha256, NEW.presented_sha256, NEW.signed_sha256)) ELSE 0 END;
  IF TG_OP = 'INSERT' THEN
    PERFORM note_storage(NEW.account_id, NEW.stored_bytes);
  ELSIF NEW.account_id IS NOT DISTINCT FROM OLD.account_id THEN
    PERFORM note_storage(NEW.account_id, NEW.stored_bytes - OLD.stored_bytes);
  ELSE
    PERFORM note_storage(OLD.account_id, -OLD.stored_bytes);
    PERFORM note_storage(NEW.account_id, NEW.stored_bytes);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "count_request_made" BEFORE INSERT OR DELETE ON "signature_requests" FOR EACH ROW EXECUTE FUNCTION count_request();
CREATE TRIGGER "count_request_changed" BEFORE UPDATE OF "account_id", "source_sha256", "presented_sha256", "signed_sha256", "erased_at"
  ON "signature_requests" FOR EACH ROW EXECUTE FUNCTION count_request();

-- Of a file every version counts. One that is deleted takes them along, and they are counted before they go.
CREATE FUNCTION "count_version"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM note_storage(account_id, NEW.bytes) FROM files WHERE id = NEW.file_id;
  ELSE
    PERFORM note_storage(account_id, -OLD.bytes) FROM files WHERE id = OLD.file_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_version" AFTER INSERT OR DELETE ON "file_versions" FOR EACH ROW EXECUTE FUNCTION count_version();

CREATE FUNCTION "count_file"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  kept BIGINT := (SELECT coalesce(sum(bytes), 0) FROM file_versions WHERE file_id = OLD.id);
BEGIN
  PERFORM note_storage(OLD.account_id, -kept);
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  PERFORM note_storage(NEW.account_id, kept);
  RETURN NEW;
END $$;
CREATE TRIGGER "count_file_deleted" BEFORE DELETE ON "files" FOR EACH ROW EXECUTE FUNCTION count_file();
CREATE TRIGGER "count_file_moved" BEFORE UPDATE OF "account_id" ON "files" FOR EACH ROW
  WHEN (NEW.account_id IS DISTINCT FROM OLD.account_id) EXECUTE FUNCTION count_file();

CREATE FUNCTION "count_upload"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_storage(OLD.account_id, -coalesce(OLD.bytes, 0)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_storage(NEW.account_id, coalesce(NEW.bytes, 0)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_upload" AFTER INSERT OR DELETE OR UPDATE OF "account_id", "bytes" ON "uploads" FOR EACH ROW EXECUTE FUNCTION count_upload();

CREATE FUNCTION "count_draft"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_storage(OLD.account_id, -coalesce(OLD.pdf_bytes, 0)); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_storage(NEW.account_id, coalesce(NEW.pdf_bytes, 0)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_draft" AFTER INSERT OR DELETE ON "drafts" FOR EACH ROW EXECUTE FUNCTION count_draft();
CREATE TRIGGER "count_draft_changed" AFTER UPDATE OF "account_id", "pdf_bytes" ON "drafts" FOR EACH ROW
  WHEN (NEW.account_id IS DISTINCT FROM OLD.account_id OR NEW.pdf_bytes IS DISTINCT FROM OLD.pdf_bytes) EXECUTE FUNCTION count_draft();

-- A post counts until its data are erased.
CREATE FUNCTION "count_post"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.payload IS NOT NULL THEN PERFORM note_storage(OLD.account_id, -OLD.bytes); END IF;
  IF TG_OP <> 'DELETE' AND NEW.payload IS NOT NULL THEN PERFORM note_storage(NEW.account_id, NEW.bytes); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "count_post" AFTER INSERT OR DELETE ON "source_events" FOR EACH ROW EXECUTE FUNCTION count_post();
CREATE TRIGGER "count_post_erased" AFTER UPDATE OF "payload" ON "source_events" FOR EACH ROW
  WHEN ((NEW.payload IS NULL) <> (OLD.payload IS NULL)) EXECUTE FUNCTION count_post();

-- What is there already.
UPDATE signature_requests AS request SET stored_bytes = kept.bytes
  FROM (
    SELECT one.id, sum(blobs.bytes) AS bytes FROM signature_requests AS one
    JOIN blobs ON blobs.sha256 IN (one.source_sha256, one.presented_sha256, one.signed_sha256)
    WHERE one.erased_at IS NULL GROUP BY one.id
  ) AS kept WHERE kept.id = request.id;
INSERT INTO account_storage (account_id, bytes)
SELECT account_id, sum(bytes) FROM (
  SELECT account_id, stored_bytes::bigint AS bytes FROM signature_requests
  UNION ALL SELECT files.account_id, file_versions.bytes FROM file_versions JOIN files ON files.id = file_versions.file_id
  UNION ALL SELECT account_id, bytes FROM uploads
  UNION ALL SELECT account_id, pdf_bytes FROM drafts
  UNION ALL SELECT account_id, bytes FROM source_events WHERE payload IS NOT NULL
) AS kept WHERE account_id IS NOT NULL AND bytes IS NOT NULL GROUP BY account_id;
