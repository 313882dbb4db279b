import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { searchWords } from '@/lib/core/text/search-words';
import { byPerson } from '../../accounts/auth';
import { findByWords } from '../listing/store';
import { listNewest } from '../store';

/** More than these nobody reads in a list that changes while they type. */
const maxFound = 20;

export const findRequests = operation({
  name: 'findRequests',
  http: 'GET /dashboard/data/palette/requests',
  summary: 'The newest requests of the account with certain words, as little of each as tells it from others',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  input: z.strictObject({
    search: z.string().max(200).default('').meta({ description: 'Words of title, name or address; each also by its beginning.' }),
    limit: z.coerce.number().int().min(1).max(maxFound).default(maxFound),
  }),
  output: z.array(z.object({ id: z.string(), title: z.string(), signer: z.string() })),
  errors: [],
  async run({ search, limit }, { scope }) {
    const words = searchWords(search);
    const among = words.length > 0 ? await findByWords(scope, words, limit) : [];
    const rows = among.length > 0 ? await listNewest(scope, { limit, at: now(), status: undefined, among, after: undefined }) : [];
    return rows.map(({ id, title, signerName, signerEmail }) => ({ id, title, signer: signerName ?? signerEmail }));
  },
});
