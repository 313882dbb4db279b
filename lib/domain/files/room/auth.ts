import { type Auth, textIn } from '@/lib/core/auth';
import type { Act } from '../../accounts/access';
import { openPerson } from '../../accounts/auth';
import { isWithin, type PersonScope } from '../../accounts/scope';
import { fileErrors } from '../errors';
import { findFile, type StoredFile } from '../stored-file';

export type OpenedOwnFile = { file: StoredFile; scope: PersonScope };

/** A file of the account that a signed-in person acts for, by its id; one of any other account is not there. */
export const byOwnFile = (act: Act): Auth<OpenedOwnFile> => ({
  takes: ['session'],
  rejected: 'refused',
  errors: [fileErrors.fileNotFound],
  async open(caller, given) {
    const scope = openPerson(caller, act);
    const file = await findFile(scope, textIn(given, 'file_id'));
    if (!file || !isWithin(scope, file)) throw fileErrors.fileNotFound();
    return { file, scope };
  },
});
