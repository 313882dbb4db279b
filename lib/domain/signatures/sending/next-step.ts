import type { StoredStatus } from '../rules';

type Told = {
  status: StoredStatus;
  delivery: string;
  isTest: boolean;
  senderSigns: boolean;
  signerName: string | null;
  signerEmail: string;
  senderName: string;
  expiresAt: Date;
  declinedBy?: string | null;
  /** Since when there is no valid certificate to seal with. */
  sealHeldAt?: Date | null;
};

const day = (date: Date): string => `${date.toISOString().slice(0, 10)} (UTC)`;
const signerOf = (told: Told): string => (told.signerName ? `${told.signerName} (${told.signerEmail})` : told.signerEmail);

/** The sentence that an API answer gives to tell the user: what happens next, and who has to act. */
export function nextStep(told: Told): string {
  const signer = signerOf(told);
  switch (told.status) {
    case 'awaiting_sender_confirmation':
      return `${told.senderName} must confirm this request by the email that was sent; nothing reaches ${signer} before that.`;
    case 'awaiting_sender_signature':
      return told.isTest
        ? `${noEmail} ${told.senderName} signs first, at sender_link of the create result, and is then shown the link for ${signer}. It works until ${day(told.expiresAt)}.`
        : `${told.senderName} signs first, then ${signer}. The link works until ${day(told.expiresAt)}.`;
    case 'pending':
      return `${howToSign(told, signer)} sign until ${day(told.expiresAt)}.`;
    case 'accepted':
      return told.sealHeldAt
        ? `${signer} has signed, which is recorded. The PDF is sealed once this service has a valid certificate to seal with again; nobody needs to sign anew.`
        : `${signer} has signed; the sealed PDF is being made and is ready in a moment.`;
    case 'signed':
      return `${told.isTest ? 'The test document is signed, and has no legal effect.' : 'The document is signed.'} Download the PDF with the request token, which is needed beside any API key.`;
    case 'cancelled':
      return `${howItEnded(told, signer)}, and its links no longer work. Create a new request if the document is still to be signed.`;
    case 'expired':
      return 'The request expired unsigned. Create a new request if the document is still to be signed.';
  }
}

const noEmail = 'This is a test, and no email goes out.';

function howToSign({ isTest, delivery, senderSigns, senderName }: Told, signer: string): string {
  if (isTest && senderSigns) return `${noEmail} ${senderName} has signed and was shown the link for ${signer}, who can`;
  if (isTest) return `${noEmail} Pass signer_link of the create result on to ${signer}, who can`;
  return delivery === 'link' ? `Pass the signing link on to ${signer}, who can` : `${signer} has the signing link by email and can`;
}

function howItEnded({ declinedBy, senderName }: Told, signer: string): string {
  if (!declinedBy) return 'The request was cancelled';
  return `${declinedBy === 'signer' ? signer : senderName} declined, so the request has ended`;
}
