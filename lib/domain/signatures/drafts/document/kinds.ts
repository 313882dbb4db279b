import type { DraftChange } from '../store';

const noPdf = { fileName: null, pdfSha256: null, pdfBytes: null, pages: [], suggestions: [], problemCode: null, problemMessage: null } satisfies DraftChange;

/** A document that is written in the draft itself, in place of whatever was there. */
export const writtenDocument = { ...noPdf, documentKind: 'markdown' } satisfies DraftChange;

export const noDocument = { ...noPdf, documentKind: 'none', markdown: '' } satisfies DraftChange;

/** Of a draft that was sent: the request has it all, and keeps it no longer than it must. */
export const noDraftLeft = {
  ...noDocument,
  ...{ title: '', signerName: '', signerEmail: '', message: '', fields: [] },
} satisfies DraftChange;
