import { type Auth, textIn } from '@/lib/core/auth';
import { now } from '@/lib/core/clock';
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

/** How long, in milliseconds, and how many sources a process remembers. */
const rememberedMs = 2_000;
const maxRemembered = 2_000;

const remembered = new Map<string, { found: Promise<PostedSource | null>; until: number }>();

/**
 * Posts to one source that come close to each other share a look-up: a source keeps its address, its workflow and its owner, and
 * whether it is archived by now, the transaction that keeps a post asks again. What opens nothing is asked for each time.
 */
function lookUp(secret: string): Promise<PostedSource | null> {
  const known = remembered.get(secret);
  if (known && known.until > now().getTime()) return known.found;
  const forget = () => remembered.delete(secret);
  const found = findSourceBySecret(secret).then(
    (source) => {
      if (!source || source.isArchived) forget();
      return source;
    },
    (error) => {
      forget();
      throw error;
    },
  );
  forget();
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= maxRemembered) remembered.delete(oldest);
  remembered.set(secret, { found, until: now().getTime() + rememberedMs });
  return found;
}
