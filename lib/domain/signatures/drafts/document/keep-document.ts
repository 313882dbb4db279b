import { now } from '@/lib/core/clock';
import { noteBlobs } from '../../../files/store';
import type { OpenedDraft } from '../auth';
import { type Changed, change } from '../change';
import type { DraftChange } from '../store';

/** Puts a document that was read in place of the one before. Whoever types meanwhile loses nothing: it is the newest revision that it goes into. */
export const keepDocument = (opened: OpenedDraft, read: DraftChange): Promise<Changed> =>
  change(opened, null, read, async (tx) => {
    const { pdfSha256, pdfBytes } = read;
    if (pdfSha256 && pdfBytes) await noteBlobs(tx, [{ sha256: pdfSha256, bytes: pdfBytes, mimeType: 'application/pdf', createdAt: now() }]);
  });
