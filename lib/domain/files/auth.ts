import { type Auth, textIn } from '@/lib/core/auth';
import { type AccountScope, permittedScopeOf } from '../accounts/scope';
import { fileErrors } from './errors';
import { readSharedFile, type SharedFile } from './read-shared-file';
import type { UploadOwner } from './rules';
import { findUpload } from './store';

/** An upload made with a key is its account's alone; one made without is anybody's who knows its id. */
export const uploadOwnerOf = (scope: AccountScope | null): UploadOwner =>
  scope?.by.kind === 'key' ? { accountId: scope.accountId, isTest: scope.mode === 'test' } : { accountId: null, isTest: false };

export type OpenedUpload = { upload: NonNullable<Awaited<ReturnType<typeof findUpload>>>; owner: UploadOwner };

/** By the upload's id, and the key of the account that asked for it, if any. */
export const byUpload: Auth<OpenedUpload> = {
  takes: ['key', 'nothing'],
  rejected: 'none',
  errors: [fileErrors.uploadNotFound],
  async open(caller, given) {
    const owner = uploadOwnerOf(permittedScopeOf(caller, 'files.upload'));
    const upload = await findUpload(textIn(given, 'upload_id'), owner);
    if (!upload) throw fileErrors.uploadNotFound();
    return { upload, owner };
  },
};

/** By the link that a file's owner shares. */
export const byShareLink: Auth<SharedFile> = {
  takes: ['link'],
  rejected: 'none',
  errors: [fileErrors.sharedFileNotFound],
  async open(_caller, given) {
    const file = await readSharedFile(textIn(given, 'token'));
    if (!file) throw fileErrors.sharedFileNotFound();
    return file;
  },
};
