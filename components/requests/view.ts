/** A signature request as its account sees it in the list. Times are ISO 8601. */
export type ListedRequest = {
  id: string;
  title: string;
  status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
  signer: { name: string | null; email: string };
  createdAt: string;
  expiresAt: string;
  signedAt: string | null;
  statusLink: string;
  /** To be passed on; null where there is none to show. */
  signingLink: string | null;
  mayRemind: boolean;
  mayCancel: boolean;
  downloadable: boolean;
  test: boolean;
  /** What became of the last email with the link. */
  mail: 'sent' | 'bounced' | 'failed' | 'queued' | null;
};
