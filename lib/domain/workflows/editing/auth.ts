import { type Auth, textIn } from '@/lib/core/auth';
import { type Act, acts } from '../../accounts/access';
import { openPerson } from '../../accounts/auth';
import { insistOn, type PersonScope } from '../../accounts/scope';
import type { OpenedWorkflow } from '../auth';
import { workflowErrors } from '../errors';
import { findWorkflow } from '../find-workflow';

/** `account` has the role that its person has in this workflow. */
export type OpenedEditor = OpenedWorkflow & { account: PersonScope };

/** By a signed-in browser, for a workflow of its account or one that is shared with it. One of others is as one that is not there. */
export const byEditor = (act: Act): Auth<OpenedEditor> => ({
  takes: ['session'],
  rejected: 'refused',
  errors: [workflowErrors.notFound],
  ...(acts[act].changes ? { onlyChangers: true } : {}),
  async open(caller, given) {
    const scope = openPerson(caller, 'workflows.read');
    const found = await findWorkflow(scope, textIn(given, 'wkf_id'));
    if (!found) throw workflowErrors.notFound();
    const { role, ...workflow } = found;
    return { account: insistOn({ ...scope, role }, act), workflow };
  },
});
