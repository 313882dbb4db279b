import type { Language } from '@/lib/core/i18n/languages';
import type { SigningPageView } from '../signing/view';

type Person = { name: string | null; email: string };

/** What the link to confirm shows to the sender of a request that was made without an API key. */
export type ConfirmView = {
  token: string;
  state: 'ready' | 'link_expired' | 'confirmed' | 'declined' | 'cancelled' | 'expired' | 'resent' | 'blocked';
  language: Language;
  title: string;
  sender: Person;
  signer: Person;
  senderSigns: boolean;
  delivery: 'email' | 'link';
  message: string | null;
  /** ISO 8601. */
  expiresAt: string;
  mayResend: boolean;
  /** After confirming, where the sender signs first. */
  signLink: string | null;
  pages: SigningPageView[];
  /** The code after a refused post. */
  problem: string | null;
};

export const nameOf = ({ name, email }: Person): string => name ?? email;
