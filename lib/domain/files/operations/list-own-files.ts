import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageInput, pageOf, toPage } from '@/lib/core/page';
import { searchWords } from '@/lib/core/text/search-words';
import { byPerson } from '../../accounts/auth';
import { presentListed } from '../room/present';
import { listedFile } from '../room/schema';
import { listRoomRows, workflowsUsing } from '../room/store';
import { fileIdPattern, maxFolderLength, roomKinds } from '../rules';

export const listOwnFiles = operation({
  name: 'listOwnFiles',
  summary: 'The files of the account that is signed in, newest first: all of them, those of a kind or in a folder, or those with certain words in their names',
  effect: 'read',
  success: 200,
  auth: byPerson('files.read'),
  body: 'none',
  pages: true,
  input: z.strictObject({
    ...pageInput(z.iso.datetime(), z.string().regex(fileIdPattern)),
    kind: z.enum(roomKinds).optional(),
    folder: z.string().max(maxFolderLength).optional().meta({ description: 'Exactly this one, and none inside it.' }),
    search: z.string().max(200).optional().meta({ description: 'Words of the name, each also by its beginning.' }),
  }),
  output: pageOf(listedFile),
  errors: [],
  async run({ limit, cursor, kind, folder, search = '' }, { scope }) {
    const [createdAt, id] = cursor ?? [];
    const words = search.trim() === '' ? null : searchWords(search);
    // What has no letter and no digit stands in no name as a word.
    if (words?.length === 0) return { items: [], next: null };
    const rows = await listRoomRows(scope, { kind, folder, words, after: createdAt && id ? { createdAt, id } : undefined, limit: limit + 1 });
    const { items, next } = toPage(rows, limit, (row) => [row.createdAt.toISOString(), row.id]);
    const uses = await workflowsUsing(items.map((row) => row.id));
    return { items: items.map((row) => presentListed(row, uses)), next };
  },
});
