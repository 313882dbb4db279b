import { notFound } from 'next/navigation';
import { AppError } from '@/lib/core/errors';
import type { DraftView } from '@/lib/domain/signatures/drafts/schema';
import { getDraft } from '@/lib/domain/signatures/operations/get-draft';
import { loadOwn } from '../session';

/** A draft for its page. One that is not there, or is somebody else's, is the 404 page. */
export async function loadDraft(draft_id: string): Promise<DraftView> {
  try {
    return await loadOwn(getDraft, { draft_id });
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 400)) notFound();
    throw error;
  }
}
