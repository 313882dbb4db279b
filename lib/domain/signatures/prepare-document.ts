import { localeOf } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/core/i18n/messages';
import { DocumentRefusal } from '@/lib/engines/pdf/refusal';
import { setMarkdown } from '@/lib/engines/pdf/set-markdown';
import { signatureErrors } from './errors';
import { type Party, signingParties } from './rules';
import type { CreateInput } from './schema';
import type { StoredField } from './stored-field';

export type PreparedDocument = {
  sourceKind: 'markdown';
  source: Uint8Array;
  sourceMimeType: string;
  pdf: Uint8Array;
  pageCount: number;
  fields: StoredField[];
};

type Names = { signerName: string | null; senderName: string };

/** Sets the document and places its fields. What the document is refused for becomes a `bad_request` that names the member. */
export async function prepareDocument(input: CreateInput, names: Names, createdAt: Date): Promise<PreparedDocument> {
  const { document: words } = messagesFor(input.language);
  const nameOf = { sender: names.senderName, signer: names.signerName ?? words.signer } satisfies Record<Party, string>;
  const set = await setMarkdown({
    markdown: input.document.markdown,
    title: input.title,
    locale: localeOf(input.language),
    createdAt,
    parties: signingParties({ senderSigns: input.sender_signs }).map((party) => ({
      id: party,
      blockTitle: words[party],
      signatureLabel: words.signature,
      dateLabel: words.date,
      nameLabel: nameOf[party],
    })),
  }).catch((error) => {
    throw error instanceof DocumentRefusal ? refused('document.markdown', error) : error;
  });
  return {
    sourceKind: 'markdown',
    source: Buffer.from(input.document.markdown),
    sourceMimeType: 'text/markdown; charset=utf-8',
    pdf: set.pdf,
    pageCount: set.pageCount,
    fields: set.fields.map((field) => ({ ...field, party: field.party as Party, required: true })),
  };
}

function refused(path: string, refusal: DocumentRefusal) {
  const problems = refusal.problems?.length ? refusal.problems : [{ code: refusal.code, message: refusal.message }];
  return signatureErrors.badRequest({ details: problems.map((problem) => ({ path, ...problem })), cause: refusal });
}
