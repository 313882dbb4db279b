import { type Auth, textIn } from '@/lib/core/auth';
import { db } from '@/lib/core/db';
import { type Act, acts } from '../../accounts/access';
import { openPerson } from '../../accounts/auth';
import { insistOn, type PersonScope } from '../../accounts/scope';
import type { OpenedWorkflow } from '../auth';
import { workflowErrors } from '../errors';
import { findWorkflow, roleOf } from '../find-workflow';
import { workflowIdPattern } from '../rules';
import { readMark } from './mark/store';

/** By whoever may open the editor, as one that asks often: no more is read than says that they may, and whether anything is new. */
export const byLook: Auth<string> = {
  takes: ['session'],
  rejected: 'refused',
  errors: [workflowErrors.notFound],
  async open(caller, given) {
    const scope = openPerson(caller, 'workflows.read');
    const id = textIn(given, 'wkf_id');
    const marked = workflowIdPattern.test(id) ? await readMark(id, db()) : null;
    const role = marked && (await roleOf(scope, marked));
    if (!role) throw workflowErrors.notFound();
    return `${role} ${marked.mark}`;
  },
};

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
