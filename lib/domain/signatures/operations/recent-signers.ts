import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { searchWords } from '../listing/search-words';
import { findByWords } from '../listing/store';
import { distinctSigners } from '../signers/distinct-signers';
import { listSigners } from '../signers/store';

const shown = 8;
/** Requests that are looked through for them: who sends the same to many finds the others by a word. */
const lookedThrough = 300;

export const recentSigners = operation({
  name: 'recentSigners',
  http: 'GET /dashboard/data/signers',
  summary: 'Whom the account sent something last, all of them or those of a name or address',
  effect: 'read',
  success: 200,
  auth: { ...byPerson('requests.send'), onlyChangers: true },
  body: 'none',
  input: z.strictObject({ query: z.string().max(200).default('') }),
  output: z.object({ signers: z.array(z.object({ name: z.string().nullable(), email: z.string(), lastAt: z.string() })) }),
  errors: [],
  async run({ query }, { scope }) {
    const words = searchWords(query);
    const among = words.length > 0 ? await findByWords(scope, words, lookedThrough) : undefined;
    const signers = distinctSigners(await listSigners(scope, lookedThrough, among), words, shown);
    return { signers: signers.map((signer) => ({ ...signer, lastAt: signer.lastAt.toISOString() })) };
  },
});
