-- What of an account still waits for somebody: few beside all that it ever sent.
CREATE INDEX "signature_requests_open_idx" ON "signature_requests" ("account_id", "expires_at")
  WHERE "status" IN ('awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'accepted');
