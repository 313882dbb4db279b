import type { Language } from '@/lib/core/i18n/languages';
import type { LinkWay } from '../link-ways';

/** What every letter about a request is made from. Links and times that a letter needs besides stand in its own input. */
export type LetterFacts = {
  language: Language;
  title: string;
  /** `way`: how the link went by which they signed, in letters that tell of it. */
  signer: { name: string | null; email: string; way?: LinkWay };
  sender: { name: string; email: string; verified: boolean };
  /** Who stated the sender's address, where it is another than theirs: letters then name the owner first. */
  owner: { name: string | null; email: string; verified: boolean } | null;
  expiresAt: Date;
};

/** Who is named first and gets the answers: whoever asked. */
export const askerOf = ({ sender, owner }: LetterFacts): { name: string | null; email: string } => owner ?? sender;
