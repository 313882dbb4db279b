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
    const source = await lookUp(textIn(given, 'secret'));
    if (!source || source.isArchived) throw automationErrors.sourceNotFound();
    return source;
  },
  subjects: ({ sourceId }) => ({ source: sourceId }),
};

const underWay = new Map<string, Promise<PostedSource | null>>();

/** Posts to one source that come at once share a look-up; whether it is archived by now, the transaction that keeps them asks again. */
function lookUp(secret: string): Promise<PostedSource | null> {
  const found = underWay.get(secret) ?? findSourceBySecret(secret).finally(() => underWay.delete(secret));
  underWay.set(secret, found);
  return found;
}
