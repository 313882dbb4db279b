import { type Auth, textIn } from '@/lib/core/auth';
import { openPerson } from '../../accounts/auth';
import type { PersonScope } from '../../accounts/scope';
import { draftErrors } from './errors';
import { type DraftRow, findDraft } from './store';

export type OpenedDraft = { draft: DraftRow; scope: PersonScope };

/** By the session of somebody who may send for the account of the draft. One of others is as unknown as one that is not there. */
export const byOwnDraft: Auth<OpenedDraft> = {
  takes: ['session'],
  rejected: 'refused',
  errors: [draftErrors.notFound],
  onlyChangers: true,
  async open(caller, given) {
    const scope = openPerson(caller, 'requests.send');
    const draft = await findDraft(scope, textIn(given, 'draft_id'));
    if (!draft) throw draftErrors.notFound();
    return { draft, scope };
  },
};
