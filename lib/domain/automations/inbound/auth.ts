import { type Auth, textIn } from '@/lib/core/auth';
import { sha256 } from '@/lib/core/ids';
import { automationErrors } from '../errors';
import { findOpenSource, type OpenSource } from './store';

/** By the secret in a source's address. What opens nothing is answered alike, whatever it is. */
export const bySource: Auth<OpenSource> = {
  takes: ['link'],
  rejected: 'none',
  errors: [automationErrors.sourceNotFound],
  async open(_caller, given) {
    // By its hash alone: how long the look-up takes tells nothing of a secret.
    const source = await findOpenSource(sha256(textIn(given, 'secret')));
    if (!source) throw automationErrors.sourceNotFound();
    return source;
  },
  subjects: ({ id }) => ({ source: id }),
};
