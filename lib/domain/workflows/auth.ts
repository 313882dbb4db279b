import { type Auth, CredentialRefused, textIn, within } from '@/lib/core/auth';
import type { Act } from '../accounts/access';
import { type AccountScope, accountScopeOf, insistOn } from '../accounts/scope';
import { workflowErrors } from './errors';
import { findWorkflow, knownWorkflow } from './find-workflow';
import { documentIdPattern } from './rules';
import { type DocumentRow, listDocuments, type WorkflowRow } from './store';

/** `account`: who calls, with the role that they have in this workflow. */
export type OpenedWorkflow = { account: AccountScope; workflow: WorkflowRow };

/** By the key or session of who owns the workflow or is in its team. One of others is refused, one that nobody has is unknown. */
export const byWorkflow = (act: Act): Auth<OpenedWorkflow> => ({
  takes: ['key', 'session'],
  rejected: 'refused',
  errors: [workflowErrors.notFound],
  async open(caller, given) {
    const scope = accountScopeOf(caller);
    if (!scope) throw new CredentialRefused('missing');
    const id = textIn(given, 'wkf_id');
    const found = await findWorkflow(scope, id);
    if (!found && (await knownWorkflow(id))) throw new CredentialRefused('forbidden');
    if (!found) throw workflowErrors.notFound();
    const { role, ...workflow } = found;
    return { account: insistOn({ ...scope, role }, act), workflow };
  },
});

export type OpenedDocument = OpenedWorkflow & { document: DocumentRow };

/** The same for one of its documents. */
export const byDocument = (act: Act): Auth<OpenedDocument> =>
  within(byWorkflow(act), workflowErrors.documentNotFound, async ({ workflow }, given) => {
    const id = textIn(given, 'doc_id');
    const document = documentIdPattern.test(id) ? (await listDocuments([workflow.id])).find((each) => each.id === id) : undefined;
    return document ? { document } : null;
  });
