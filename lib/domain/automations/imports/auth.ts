import { type Auth, textIn, within } from '@/lib/core/auth';
import type { Act } from '../../accounts/access';
import { byEditor, type OpenedEditor } from '../../workflows/editing/auth';
import { automationErrors } from '../errors';
import { importIdPattern } from './rules';
import { findImport, type ImportRow } from './store';

export type OpenedImport = OpenedEditor & { found: ImportRow };

/** By the signed-in browser of whoever may do this in its workflow. */
export const byImport = (act: Act): Auth<OpenedImport> =>
  within(byEditor(act), automationErrors.importNotFound, async ({ workflow }, given) => {
    const id = textIn(given, 'import_id');
    const found = importIdPattern.test(id) ? await findImport(workflow.id, id) : null;
    return found && { found };
  });
