import type { z } from 'zod';
import type { createInput } from '../../schema';
import type { DocumentSource } from '../../sending/document-source';
import type { DraftField } from '../schema';
import type { DraftRow } from '../store';

const plain = { address: null, fileName: null, uploadId: null };

/** What a draft says, as a create request says it: what was left empty is left out. Nothing of it is checked yet. */
export function createRequestOf(draft: DraftRow): z.input<typeof createInput> {
  const { title, signerName, signerEmail, senderSigns, message, language, delivery, certificate, fields, documentKind, markdown } = draft;
  const isPdf = documentKind === 'pdf';
  return {
    // The bytes are at hand: which member would bring them makes no difference.
    document: isPdf ? { upload_id: '' } : { markdown },
    ...(title.trim() === '' ? {} : { title }),
    signer: { email: signerEmail, ...(signerName.trim() === '' ? {} : { name: signerName }) },
    sender_signs: senderSigns,
    ...(message.trim() === '' ? {} : { message }),
    ...{ language, delivery, certificate },
    ...(isPdf && fields.length > 0 ? { fields: fields.map(placementOf) } : {}),
  };
}

export const placementOf = ({ id: _, label, ...field }: DraftField) => ({ ...field, ...(label?.trim() ? { label } : {}) });

/** Where the document of a draft comes from, as for a request. */
export const sourceOf = ({ documentKind, markdown, fileName }: DraftRow, pdf: Uint8Array | null): DocumentSource =>
  documentKind === 'pdf' && pdf
    ? { ...plain, kind: 'upload_id', bytes: pdf, fileName: fileName?.replace(/\.pdf$/i, '') ?? null, tagsToo: true }
    : { ...plain, kind: 'markdown', bytes: Buffer.from(markdown) };
