import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { pageOf, toPage, wholeInput } from '@/lib/core/page';
import { byAccount } from '../../accounts/auth';
import { accountsSeenBy } from '../../accounts/visible-accounts';
import { fileKindNames, fileKinds } from '../hosted/file-kinds';
import { presentFile } from '../hosted/present';
import { hostedFile } from '../hosted/schema';
import { listFileRows } from '../hosted/store';
import { fileIdPattern, maxFileNameLength } from '../rules';
import { listFilesDocs } from './list-files.docs';

/** The outputs of years are files too: who wants more than these follows the Link header. */
const longestList = 1_000;

export const listFiles = operation({
  name: 'listFiles',
  http: 'GET /files',
  api: 'workflow',
  summary: 'List files',
  effect: 'read',
  success: 200,
  auth: byAccount('files.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  pages: true,
  docs: listFilesDocs,
  input: z.strictObject({
    ...wholeInput(longestList, z.iso.datetime(), z.string().regex(fileIdPattern)),
    kind: z.enum(fileKindNames).optional().meta({ description: 'Of one kind alone.' }),
    name: z.string().min(1).max(maxFileNameLength).optional().meta({ description: 'Whose name holds this text, in capitals or not.' }),
  }),
  output: pageOf(hostedFile),
  errors: [],
  async run({ limit = longestList, cursor, kind, name }, { scope }) {
    const accountIds = [...(await accountsSeenBy(scope)).keys()];
    const isTest = scope.mode === 'both' ? null : scope.mode === 'test';
    const rows = await listFileRows({ accountIds, isTest, mimeType: kind && fileKinds[kind].mimeType, name }, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    return { items: items.map(presentFile), next };
  },
});
