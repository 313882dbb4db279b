import type { Language } from '@/lib/core/i18n/languages';

/** What the operation behind the private link hands to the page. Positions are fractions of the page. */
export type SigningField = {
  id: string;
  kind: 'signature' | 'date' | 'text';
  label: string;
  required: boolean;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
};

export type PageLine = { text: string; x: number; y: number; width: number; height: number };

/** Width and height in points. */
export type SigningPageView = { number: number; width: number; height: number; lines: PageLine[] };

export type Party = 'signer' | 'sender';
type Person = { name: string | null; email: string };
type Sender = { name: string; email: string; verified: boolean };

export type ReadyView = {
  state: 'ready';
  token: string;
  title: string;
  language: Language;
  party: Party;
  person: Person;
  signer: Person;
  sender: Sender;
  message: string | null;
  expiresAt: string;
  test: boolean;
  pages: SigningPageView[];
  fields: SigningField[];
  consent: { version: string; text: string };
  /** The code after a refused post. */
  problem: string | null;
};

export type SignedView = {
  state: 'signed' | 'waiting_for_signer';
  token: string;
  title: string;
  language: Language;
  person: Person;
  sender: Sender;
  signedAt: string;
  downloadable: boolean;
  test: boolean;
  /** Who reads the page. */
  party?: Party;
  signer?: Person;
  /** For a sender who passes the signer's private link on. */
  signerLink?: string | null;
  /** The reader's copy by email: on its way by itself, to be asked for, or asked for. */
  copy?: 'mailed' | 'askable' | 'sent' | null;
};

export type QuietView = {
  state: 'finishing' | 'cancelled' | 'expired' | 'declined' | 'waiting_for_sender' | 'waiting_for_confirmation';
  title: string;
  language: Language;
  sender: Sender;
  at: string | null;
  /** Who reads the page, and who declined. */
  party?: Party;
  declinedBy?: Party | null;
};

export type SigningView = ReadyView | SignedView | QuietView | { state: 'unknown' };

/** What can be wrong with a signature before it is sent. */
export type AdoptProblem = 'signature_missing' | 'signature_too_simple' | 'bad_image';
