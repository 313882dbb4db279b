import type { Language } from '@/lib/core/i18n/languages';
import { notAdmittedEmail } from './accounts/emails/not-admitted';
import { signInEmail } from './accounts/emails/sign-in';
import { teamHandedOverEmail } from './accounts/emails/team-handed-over';
import { teamInvitationEmail } from './accounts/emails/team-invitation';
import { outputsLetterEmail } from './automations/mailing/outputs-letter';
import type { RenderedEmail } from './mail/rendered-email';
import { cancelledEmail } from './signatures/emails/cancelled';
import { confirmRequestEmail } from './signatures/emails/confirm-request';
import { declinedEmail } from './signatures/emails/declined';
import { expiredEmail } from './signatures/emails/expired';
import type { LetterFacts } from './signatures/emails/letter-facts';
import { reminderEmail } from './signatures/emails/reminder';
import { sealEndingEmail } from './signatures/emails/seal-ending';
import { senderSignsFirstEmail } from './signatures/emails/sender-signs-first';
import { signedCopyEmail } from './signatures/emails/signed-copy';
import { signedSenderEmail } from './signatures/emails/signed-sender';
import { signingLinkEmail } from './signatures/emails/signing-link';
import { webhookDisabledEmail, webhookFailingEmail } from './webhooks/emails/webhook-letters';

const link = 'https://sign.example.net/sign/WnVrdW5mdC_x-1';
const statusLink = 'https://sign.example.net/status/U3RhdHVz?k=abc';
const reportLink = 'https://sign.example.net/report/UmVwb3J0';
const expiresAt = new Date('2026-12-05T14:05:00Z');
const signedAt = new Date('2026-11-28T09:12:44Z');
const url = 'https://hooks.example.com/paraph';
const team = { team: 'Legal & Co', by: 'Kim Berg' };
const certificate = 'CN=Paraph seal, O=Nordlicht AG';

const known = (language: Language): LetterFacts => ({
  language,
  title: 'Consulting agreement',
  signer: { name: 'Björn Lindqvist', email: 'bjorn@signer.example' },
  sender: { name: 'Anna Berg', email: 'anna@sender.example', verified: true },
  owner: null,
  expiresAt,
});

/** A sender who is only stated, by the account of somebody else, and words that are as long as they get. */
const stated = (language: Language): LetterFacts => ({
  ...known(language),
  title: 'Rahmenvertrag über die Erbringung von Beratungs- und Entwicklungsleistungen im Bereich der Informationstechnik',
  signer: { name: null, email: 'bjorn.lindqvist-with-a-long-address@a-long-domain-of-a-company.example' },
  sender: { name: 'Maximiliane von und zu Hohenstein-Wolfenbüttel', email: 'anna@sender.example', verified: false },
  owner: { name: 'Nordlicht AG', email: 'ops@owner.example', verified: true },
});

const message = 'Hello Björn,\nthis is the version that we spoke of. Please sign it by Friday.';
const done = { signedAt, downloadLink: link, statusLink };

const outputs = (language: Language) => ({
  language,
  owner: { name: 'Nordlicht AG', email: 'ops@owner.example' },
  workflow: 'Offers',
  subject: 'Your offer',
  message: 'Dear Anna,\nhere is the offer that we spoke of.',
  stopLink: reportLink,
});

type Sample = (language: Language) => Promise<RenderedEmail>;

/** Every email in each of its states, as its recipient would get it, with nobody's data. */
export const letterSamples: Record<string, Sample> = {
  'sign-in': (language) => signInEmail({ language, email: 'anna@sender.example', link, expiresAt, timeZone: 'UTC' }),
  'not-admitted': (language) => notAdmittedEmail({ language, email: 'anna@sender.example' }),
  'team-invitation': (language) => teamInvitationEmail({ language, ...team, email: 'anna@team.example', role: 'editor', expiresAt, link }),
  'team-handed-over': (language) => teamHandedOverEmail({ language, ...team }),
  'confirm-request': (language) => confirmRequestEmail({ ...known(language), link, reportLink, linkExpiresAt: signedAt }),
  'confirm-request, stated': (language) => confirmRequestEmail({ ...stated(language), owner: null, link, reportLink, linkExpiresAt: signedAt }),
  'sender-signs-first': (language) => senderSignsFirstEmail({ ...known(language), link }),
  'signing-link': (language) => signingLinkEmail({ ...known(language), message, link, reportLink }),
  'signing-link, stated': (language) => signingLinkEmail({ ...stated(language), message: null, link, reportLink }),
  reminder: (language) => reminderEmail({ ...known(language), message, link, reportLink }),
  'signed-sender': (language) => signedSenderEmail({ ...known(language), ...done, attached: true }),
  'signed-sender, too large, not time-stamped': (language) => signedSenderEmail({ ...known(language), ...done, attached: false, timeStampFailed: true }),
  'signed-copy': (language) => signedCopyEmail({ ...known(language), ...done, attached: true }),
  'signed-copy, stated': (language) => signedCopyEmail({ ...stated(language), ...done, attached: false }),
  'declined, with a reason': (language) => declinedEmail({ ...known(language), by: 'signer', reason: 'The price is wrong.', statusLink }),
  'declined, without': (language) => declinedEmail({ ...known(language), by: 'sender', reason: null, statusLink }),
  cancelled: (language) => cancelledEmail(known(language)),
  expired: (language) => expiredEmail({ ...known(language), statusLink }),
  'seal-ending': (language) => sealEndingEmail({ language, certificate, validTo: expiresAt, hasEnded: false }),
  'seal-ended': (language) => sealEndingEmail({ language, certificate, validTo: signedAt, hasEnded: true }),
  'automation-outputs': (language) => outputsLetterEmail({ ...outputs(language), documents: [{ name: 'Offer for Anna Berg.pdf', link: null }] }),
  'automation-outputs, too large': (language) => outputsLetterEmail({ ...outputs(language), documents: [{ name: 'Offer for Anna Berg.pdf', link }] }),
  'webhook-failing': (language) => webhookFailingEmail({ language, url, failingSince: signedAt }),
  'webhook-disabled, gone': (language) => webhookDisabledEmail({ language, url, failingSince: signedAt, reason: 'gone' }),
  'webhook-disabled, failing': (language) => webhookDisabledEmail({ language, url, failingSince: signedAt, reason: 'failing' }),
};
