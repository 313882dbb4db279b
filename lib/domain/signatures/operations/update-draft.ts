import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOwnDraft } from '../drafts/auth';
import { change } from '../drafts/change';
import { writtenDocument } from '../drafts/document/kinds';
import { draftErrors } from '../drafts/errors';
import { changed, draftId, draftPatch, revision } from '../drafts/schema';
import type { DraftChange } from '../drafts/store';

export const updateDraft = operation({
  name: 'updateDraft',
  http: 'PATCH /dashboard/data/drafts/{draft_id}',
  summary: 'Keep what was typed into a draft',
  effect: 'write',
  success: 200,
  auth: byOwnDraft,
  body: 'json',
  input: z.strictObject({ draft_id: draftId, revision, ...draftPatch }),
  output: changed,
  errors: [draftErrors.conflict, draftErrors.sent],
  async run({ draft_id: _, revision: from, ...patch }, { scope: opened }) {
    return change(opened, from, changeOf(patch));
  },
});

type Patch = { [Name in keyof typeof draftPatch]?: z.output<(typeof draftPatch)[Name]> };

function changeOf({ signer = {}, markdown, ...same }: Patch): DraftChange {
  const typed = { ...same, signerName: signer.name, signerEmail: signer.email, ...(markdown === undefined ? {} : { ...writtenDocument, markdown }) };
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined));
}
