import { type Env, env } from '@/lib/core/env';
import { isLoopbackHost } from '@/lib/core/loopback';
import { compose } from './compose';
import { keepInMailbox } from './mailbox';
import type { MailDriver, MailMessage, MailReceipt } from './message';
import { sendByResend } from './resend';
import { sendBySmtp } from './smtp';

type MailSettings = Pick<Env, 'BASE_URL' | 'RESEND_API_KEY' | 'SMTP_URL'>;

const isLocal = ({ BASE_URL }: MailSettings): boolean => isLoopbackHost(new URL(BASE_URL).hostname);

/** The way emails go. The first that is set wins; the development mailbox is there for a loopback `BASE_URL` alone. */
function driverOf(settings: MailSettings): MailDriver | null {
  if (settings.RESEND_API_KEY) return sendByResend;
  if (settings.SMTP_URL) return sendBySmtp;
  return isLocal(settings) ? keepInMailbox : null;
}

/** Whether emails go to the development mailbox, which is then to be seen at `/mailbox`. */
export const isMailboxOn = (settings: MailSettings): boolean => driverOf(settings) === keepInMailbox;

/** The way emails go, by name. */
export function mailWay(settings: MailSettings): 'resend' | 'smtp' | 'mailbox' | 'none' {
  const driver = driverOf(settings);
  if (driver === null) return 'none';
  return driver === keepInMailbox ? 'mailbox' : driver === sendByResend ? 'resend' : 'smtp';
}

/** Why this configuration cannot send emails, and what to set; null where it can. */
export const mailProblem = (settings: MailSettings): string | null =>
  driverOf(settings)
    ? null
    : `No way to send emails is set, and people reach this service at ${settings.BASE_URL}. Set RESEND_API_KEY or SMTP_URL, and MAIL_FROM. (The development mailbox works only where BASE_URL is a loopback address, such as http://localhost:3000.)`;

/**
 * Hands one email to the provider. A repeat with the same id is recognised where the provider can.
 * Throws MailFailure, which says whether a later try can succeed.
 */
export async function sendMail(message: MailMessage): Promise<MailReceipt> {
  const driver = driverOf(env());
  if (!driver) throw new Error(mailProblem(env()) ?? 'Emails cannot be sent.');
  return driver(compose(message));
}
