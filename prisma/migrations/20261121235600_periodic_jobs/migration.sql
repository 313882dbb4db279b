-- What the periodic jobs ask for, so that they do not read whole tables.

-- CreateIndex
CREATE INDEX "signature_requests_status_id_idx" ON "signature_requests"("status", "id");

-- CreateIndex
CREATE INDEX "signature_requests_erased_at_cancelled_at_idx" ON "signature_requests"("erased_at", "cancelled_at");

-- CreateIndex
CREATE INDEX "signature_requests_erased_at_expired_at_idx" ON "signature_requests"("erased_at", "expired_at");

-- CreateIndex
CREATE INDEX "signature_requests_erased_at_signed_at_idx" ON "signature_requests"("erased_at", "signed_at");

-- CreateIndex
CREATE INDEX "sessions_expires_idx" ON "sessions"("expires");

-- CreateIndex
CREATE INDEX "sign_in_tokens_expires_idx" ON "sign_in_tokens"("expires");

-- CreateIndex
CREATE INDEX "uploads_open_until_idx" ON "uploads"("open_until");
