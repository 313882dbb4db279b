import { type Auth, textIn } from '@/lib/core/auth';
import { findSourceBySecret } from '../../workflows/note-post';
import type { PostedSource } from '../../workflows/source/store';
import { automationErrors } from '../errors';

/** By the secret in a source's address. What opens nothing is answered alike, whatever it is. */
export const bySource: Auth<PostedSource> = {
  takes: ['link'],
  rejected: 'none',
  errors: [automationErrors.sourceNotFound],
  async open(_caller, given) {
    const source = await findSourceBySecret(textIn(given, 'secret'));
    if (!source || source.isArchived) throw automationErrors.sourceNotFound();
    return source;
  },
  subjects: ({ sourceId }) => ({ source: sourceId }),
};
