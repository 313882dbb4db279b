import type { Language } from '@/lib/core/i18n/languages';
import { may } from '@/lib/domain/accounts/access';
import { linkLifetimeDays } from '@/lib/domain/signatures/rules';
import { MAX_PAGES, MAX_PDF_MEGABYTES } from '@/lib/engines/pdf/document-limits';
import { type Messages, messagesFor } from '@/lib/words/messages';
import type { SignedInView } from '../session';

type SendSetting = {
  words: Messages['sendRoom'];
  language: Language;
  timeZone: string | null;
  /** How the signer reads whom it comes from. */
  senderName: string;
  limits: { megabytes: number; pages: number; lifetimeDays: number };
};

/** What the page that sends a document is told of this person and this installation; null for a role that may not send. */
export function sendSettingFor({ language, timeZone, name, email, account }: SignedInView): SendSetting | null {
  if (!may({ role: account.role, readOnly: false }, 'requests.send')) return null;
  const limits = { megabytes: MAX_PDF_MEGABYTES, pages: MAX_PAGES, lifetimeDays: linkLifetimeDays };
  return { words: messagesFor(language).sendRoom, language, timeZone, senderName: name ?? email, limits };
}
