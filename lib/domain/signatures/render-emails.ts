import type { Language } from '@/lib/core/i18n/languages';
import { getBlob } from '@/lib/engines/storage/blobs';
import { findAccount } from '../accounts/store';
import type { RenderedEmail } from '../mail/rendered-email';
import { maxAttachmentBytes } from '../mail/rules';
import type { EmailRow } from '../mail/store';
import { isSuppressed } from '../mail/suppression';
import { cancelledEmail } from './emails/cancelled';
import { confirmRequestEmail } from './emails/confirm-request';
import { declinedEmail } from './emails/declined';
import { expiredEmail } from './emails/expired';
import type { LetterFacts } from './emails/letter-facts';
import { reminderEmail } from './emails/reminder';
import { senderSignsFirstEmail } from './emails/sender-signs-first';
import { signedCopyEmail } from './emails/signed-copy';
import { signedSenderEmail } from './emails/signed-sender';
import { signingLinkEmail } from './emails/signing-link';
import { signedFileName } from './file-name';
import { confirmLink, copyLink, reportLink, signingLink, statusLink } from './links';
import { emailSubject, type RequestEmailKind } from './mails';
import { confirmLinkMs, type Party } from './rules';
import { removeLinks } from './sending/message-links';
import { findProvenRequest, type RequestRow } from './store';

type Render = (request: RequestRow, facts: LetterFacts, email: EmailRow) => Promise<RenderedEmail | null> | RenderedEmail | null;

/**
 * What each mail says, made when it is sent: links and texts come from the request as it is then, so that no secret
 * lies in a queue. Null where the mail has been overtaken by events.
 */
const renders: Record<RequestEmailKind, Render> = {
  'confirm-request': (request, facts) => (request.status === 'awaiting_sender_confirmation' ? confirmation(request, facts) : null),
  'sender-signs-first': (request, facts) => (request.status === 'awaiting_sender_signature' ? senderSignsFirst(request, facts) : null),
  'signing-link': (request, facts) => toSigner(request, facts, signingLinkEmail),
  reminder: (request, facts) => toSigner(request, facts, reminderEmail),
  'signed-sender': async (request, facts) => {
    const file = await fileFor(request);
    if (!file) return null;
    const letter = await signedSenderEmail({
      ...facts,
      ...signedFacts(request, file),
      statusLink: statusLink(request),
      timeStampFailed: request.timeStampFailed,
    });
    return { ...letter, attachments: file.attachments };
  },
  'signed-copy': async (request, facts) => {
    const file = await fileFor(request);
    if (!file) return null;
    return { ...(await signedCopyEmail({ ...facts, ...signedFacts(request, file) })), attachments: file.attachments };
  },
  declined: (request, facts) =>
    declinedEmail({ ...facts, by: (request.declinedBy ?? 'signer') as Party, reason: request.declineReason, statusLink: statusLink(request) }),
  cancelled: (_, facts) => cancelledEmail(facts),
  expired: (request, facts) => expiredEmail({ ...facts, statusLink: statusLink(request) }),
};

const rendererOf = (kind: RequestEmailKind) => async (email: EmailRow) => {
  const request = email.subject?.kind === emailSubject ? await findProvenRequest(email.subject.id) : null;
  return request && renders[kind](request, await letterFacts(request), email);
};

export const requestEmails = Object.fromEntries((Object.keys(renders) as RequestEmailKind[]).map((kind) => [kind, rendererOf(kind)])) as Record<
  RequestEmailKind,
  (email: EmailRow) => Promise<RenderedEmail | null>
>;

async function letterFacts(request: RequestRow): Promise<LetterFacts> {
  const stated = request.accountId !== null && !request.senderVerified;
  const owner = stated ? (await findAccount(request.accountId ?? '')).owner : null;
  return {
    language: request.language as Language,
    title: request.title,
    signer: { name: request.signerName, email: request.signerEmail },
    sender: { name: request.senderName, email: request.senderEmail, verified: request.senderVerified },
    owner: owner && { name: owner.name, email: owner.email },
    expiresAt: request.expiresAt,
  };
}

/** Whoever is only stated as the sender may know nothing of it, and can say so. */
function senderSignsFirst(request: RequestRow, facts: LetterFacts) {
  const link = signingLink(request, 'sender');
  return senderSignsFirstEmail({ ...facts, link, ...(request.senderVerified ? {} : { reportLink: `${link}/report` }) });
}

const maxTitleInConfirmation = 80;

/** Decisions, "Without an API key": nothing of the caller's text but names, and the title cleaned of links and cut. */
function confirmation(request: RequestRow, facts: LetterFacts) {
  const linkExpiresAt = new Date((request.confirmSentAt ?? request.createdAt).getTime() + confirmLinkMs);
  const title = [...removeLinks(facts.title)].slice(0, maxTitleInConfirmation).join('');
  const link = confirmLink(request);
  return confirmRequestEmail({ ...facts, title, link, reportLink: `${link}#decline`, linkExpiresAt });
}

async function toSigner(request: RequestRow, facts: LetterFacts, template: typeof signingLinkEmail) {
  if (request.status !== 'pending' || (await isSuppressed(request.signerEmail, request.senderEmail.toLowerCase()))) return null;
  return template({ ...facts, message: request.message, link: signingLink(request, 'signer'), reportLink: reportLink(request) });
}

type SignedFile = { attachments: NonNullable<RenderedEmail['attachments']> };

/** The signed PDF as an attachment, where mail servers take its size; null once it was erased. */
async function fileFor(request: RequestRow): Promise<SignedFile | null> {
  if (request.status !== 'signed' || !request.signedSha256 || request.erasedAt) return null;
  const bytes = await getBlob(request.signedSha256);
  if (bytes.length > maxAttachmentBytes) return { attachments: [] };
  return { attachments: [{ name: signedFileName(request.title), mimeType: 'application/pdf', bytes }] };
}

const signedFacts = (request: RequestRow, { attachments }: SignedFile) => ({
  signedAt: request.signedAt ?? request.createdAt,
  attached: attachments.length > 0,
  downloadLink: copyLink(request),
});
