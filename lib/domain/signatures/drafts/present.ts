import type { z } from 'zod';
import type { PersonScope } from '../../accounts/scope';
import type { DraftView, listedDraft } from './schema';
import type { DraftRow } from './store';

type Person = { id: string; name: string | null; email: string } | null;

/** As others know a person: by name, else by address. */
export const who = (person: Person, { by }: PersonScope) => person && { name: person.name ?? person.email, isMe: person.id === by.personId };

export function presentDraft(draft: DraftRow, scope: PersonScope): DraftView {
  const { id, revision, title, senderSigns, message, language, delivery, certificate, fields, suggestions, sentRequestId } = draft;
  return {
    ...{ id, revision, title, senderSigns, message, language, delivery, certificate, fields, suggestions, sentRequestId },
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    madeBy: who(draft.person, scope),
    changedBy: who(draft.changer, scope),
    signer: { name: draft.signerName, email: draft.signerEmail },
    document: documentOf(draft),
    problem: draft.problemCode === null ? null : { code: draft.problemCode, message: draft.problemMessage ?? '' },
  };
}

function documentOf({ documentKind, markdown, fileName, pdfBytes, pages }: DraftRow): DraftView['document'] {
  if (documentKind === 'markdown') return { kind: 'markdown', markdown };
  return documentKind === 'pdf' ? { kind: 'pdf', fileName: fileName ?? '', bytes: pdfBytes ?? 0, pages } : { kind: 'none' };
}

export const presentListed = (draft: DraftRow, scope: PersonScope): z.input<typeof listedDraft> => ({
  id: draft.id,
  title: draft.title,
  signer: { name: draft.signerName, email: draft.signerEmail },
  documentKind: draft.documentKind,
  fileName: draft.fileName,
  madeBy: who(draft.person, scope),
  updatedAt: draft.updatedAt.toISOString(),
});
