import type { StoredStatus } from '../rules';

type Told = { status: StoredStatus; delivery: string; signerName: string | null; signerEmail: string; senderName: string; expiresAt: Date };

const day = (date: Date): string => `${date.toISOString().slice(0, 10)} (UTC)`;
const signerOf = (told: Told): string => (told.signerName ? `${told.signerName} (${told.signerEmail})` : told.signerEmail);

/** The sentence that an API answer gives to tell the user: what happens next, and who has to act. */
export function nextStep(told: Told): string {
  const signer = signerOf(told);
  switch (told.status) {
    case 'awaiting_sender_confirmation':
      return `${told.senderName} must confirm this request by the email that was sent; nothing reaches ${signer} before that.`;
    case 'awaiting_sender_signature':
      return `${told.senderName} signs first, then ${signer}. The link works until ${day(told.expiresAt)}.`;
    case 'pending':
      return told.delivery === 'link'
        ? `Pass the signing link on to ${signer}, who can sign until ${day(told.expiresAt)}.`
        : `${signer} has the signing link by email and can sign until ${day(told.expiresAt)}.`;
    case 'accepted':
      return `${signer} has signed; the sealed PDF is being made and is ready in a moment.`;
    case 'signed':
      return 'The document is signed. Download the PDF with the request token, or with an API key of the account that sent it.';
    case 'cancelled':
      return 'The request was cancelled and its links no longer work. Create a new request if the document is still to be signed.';
    case 'expired':
      return 'The request expired unsigned. Create a new request if the document is still to be signed.';
  }
}
