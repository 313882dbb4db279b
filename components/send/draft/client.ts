import { ask } from '../../dashboard/ask';
import type { DraftPatch, DraftView } from './view';

export type Changed = { revision: number; updatedAt: string };

export const draftAddress = (id: string): string => `/dashboard/data/drafts/${id}`;

/** A new draft is of revision 1. */
export const createDraft = (from?: string): Promise<{ id: string }> => ask('/dashboard/data/drafts', { method: 'POST', body: from ? { from } : {} });
export const readDraft = (id: string): Promise<DraftView> => ask(draftAddress(id));
export const saveDraft = (id: string, revision: number, patch: DraftPatch, keepalive: boolean): Promise<Changed> =>
  ask(draftAddress(id), { method: 'PATCH', body: { revision, ...patch }, keepalive });
export const deleteDraft = (id: string, keepalive = false): Promise<unknown> => ask(draftAddress(id), { method: 'DELETE', keepalive });
