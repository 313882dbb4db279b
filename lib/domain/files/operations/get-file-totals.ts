import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { may } from '../../accounts/access';
import { byPerson } from '../../accounts/auth';
import { storageUsage } from '../../accounts/storage/room';
import { storageUsageShape } from '../../accounts/storage/schema';
import { countedFiles, listFolders, maxFolders, totalsOf } from '../room/store';

export const getFileTotals = operation({
  name: 'getFileTotals',
  summary: 'How many files the account that is signed in has, what they weigh, in which folders they lie, and whether the reader may add to them',
  effect: 'read',
  success: 200,
  auth: byPerson('files.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({
    files: z.int().meta({ description: `Up to ${countedFiles}.` }),
    isMore: z.boolean().meta({ description: 'Whether the account has more files than were counted.' }),
    bytes: z.int().meta({ description: 'Of the newest versions of those that were counted.' }),
    folders: z.array(z.string()).meta({ description: `Those that files lie in, by name, up to ${maxFolders}.` }),
    mayUpload: z.boolean(),
    storage: storageUsageShape,
  }),
  errors: [],
  async run(_input, { scope }) {
    const [totals, folders, storage] = await Promise.all([totalsOf(scope), listFolders(scope), storageUsage(scope.accountId)]);
    return { ...totals, folders, mayUpload: may(scope, 'files.upload'), storage };
  },
});
