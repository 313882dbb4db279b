import type { DraftView } from '@/lib/domain/signatures/drafts/schema';
import type { EditorField } from '../editor/field';

export type { DraftView };

/** What stands around the document: whom it goes to, and in which words. */
export type Letter = Pick<DraftView, 'title' | 'signer' | 'senderSigns' | 'message' | 'language' | 'delivery' | 'certificate'> & {
  /** Null where the document is not written here. */
  markdown: string | null;
};

/** What a change names; what it does not name stays. */
export type DraftPatch = Partial<Letter> & { fields?: readonly EditorField[] };

export const letterOf = ({ title, signer, senderSigns, message, language, delivery, certificate, document }: DraftView): Letter => ({
  ...{ title, signer, senderSigns, message, language, delivery, certificate },
  markdown: document.kind === 'markdown' ? document.markdown : null,
});
