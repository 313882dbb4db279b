import { type Auth, CredentialRefused, textIn } from '@/lib/core/auth';
import { type Act, may } from '../accounts/access';
import { rejectedKey, wasRejected } from '../accounts/key-warnings';
import { type AccountScope, accountScopeOf, permittedScopeOf } from '../accounts/scope';
import { fileErrors } from './errors';
import { openShareLink } from './read-shared-file';
import type { UploadOwner } from './rules';
import { findUpload } from './store';
import { fileIsKnown, findFileAndRole, type StoredFile } from './stored-file';

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
    if (!upload) throw fileErrors.uploadNotFound(wasRejected(caller) ? { message: `${rejectedKey} There is no upload with this id without it.` } : {});
    return { upload, owner };
  },
};

/** A file that was found, for somebody who may do what they ask with it. */
export type OpenedFile = { file: StoredFile; scope: AccountScope };

/** By the file's id and a credential whose role in the file's account lets it do this. A file of others is 403, an unknown one 404. */
export const byFile = (act: Act): Auth<OpenedFile> => ({
  takes: ['key', 'session'],
  rejected: 'refused',
  errors: [fileErrors.fileNotFound],
  async open(caller, given) {
    const scope = accountScopeOf(caller);
    if (!scope) throw new CredentialRefused('missing');
    const id = textIn(given, 'file_id');
    const found = await findFileAndRole(scope, id);
    if (!found && !(await fileIsKnown(id))) throw fileErrors.fileNotFound();
    if (!found || !may({ role: found.role, readOnly: scope.readOnly }, act)) throw new CredentialRefused('forbidden');
    return { file: found.file, scope };
  },
});

/** By the link that a file's owner shares. */
export const byShareLink: Auth<StoredFile> = {
  takes: ['link'],
  rejected: 'none',
  errors: [fileErrors.sharedFileNotFound],
  async open(_caller, given) {
    const file = await openShareLink(textIn(given, 'token'));
    if (!file) throw fileErrors.sharedFileNotFound();
    return file;
  },
};
