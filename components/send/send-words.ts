import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';

export type SendWords = Messages['sendRoom'];

/** What the page says in, and what it says of this installation and this person. */
export type Setting = {
  words: SendWords;
  language: Language;
  timeZone: string | null;
  /** How the signer reads whom it comes from. */
  senderName: string;
  limits: { megabytes: number; pages: number; lifetimeDays: number };
};
