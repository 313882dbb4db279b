import type { Language } from '@/lib/core/i18n/languages';

/** What every letter about a request is made from. Links and times that a letter needs besides stand in its own input. */
export type LetterFacts = {
  language: Language;
  title: string;
  signer: { name: string | null; email: string };
  sender: { name: string; email: string; verified: boolean };
  /** Who stated the sender's address, where it is not verified: letters then name the owner first. */
  owner: { name: string | null; email: string } | null;
  expiresAt: Date;
};

/** Who is named first and gets the answers: somebody whose address is known to be theirs. */
export const askerOf = ({ sender, owner }: LetterFacts): { name: string | null; email: string } => owner ?? sender;
