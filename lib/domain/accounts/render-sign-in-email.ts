import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { type Language, languages } from '@/lib/core/i18n/languages';
import { openText } from '@/lib/core/sealed';
import { mayComeIn } from './admission/may-come-in';
import { notAdmittedEmail } from './emails/not-admitted';
import { signInEmail } from './emails/sign-in';
import { signInLink, signInTokenPurpose } from './sign-in-link';
import { findPersonByEmail } from './store';

/** What the row of a sign-in email holds: the token sealed, so that a reader of the database cannot sign in with it. */
export const signInDetails = z.strictObject({ sealed_token: z.string(), to: z.string(), expires_at: z.iso.datetime() });

/** Writes the email from its row, at the moment when it is sent; null where the link has ended in the meantime. */
export async function renderSignIn(row: { recipient: string; language: string; details: unknown }) {
  const details = signInDetails.parse(row.details);
  const expiresAt = new Date(details.expires_at);
  if (expiresAt <= now()) return null;
  const language: Language = z.enum(languages).parse(row.language);
  const link = signInLink(openText(signInTokenPurpose, details.sealed_token), details.to);
  const { timeZone } = (await findPersonByEmail(row.recipient)) ?? {};
  return signInEmail({ language, email: row.recipient, link, expiresAt, timeZone: timeZone ?? 'UTC' });
}

/** To an address that may not come in; null where it may by now. */
export const renderNotAdmitted = async ({ recipient, language }: { recipient: string; language: string }) =>
  (await mayComeIn(recipient)) ? null : notAdmittedEmail({ language: z.enum(languages).parse(language), email: recipient });
