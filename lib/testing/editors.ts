import { POST as edit, GET as read } from '@/app/dashboard/data/workflows/[wkf_id]/draft/route';
import { POST as drop } from '@/app/dashboard/data/workflows/[wkf_id]/drop/route';
import { POST as addPoint } from '@/app/dashboard/data/workflows/[wkf_id]/gallery/route';
import { POST as publish } from '@/app/dashboard/data/workflows/[wkf_id]/publish/route';
import { POST as start } from '@/app/dashboard/data/workflows/route';
import { newId } from '@/lib/core/ids';
import type { WorkflowCommand } from '@/lib/domain/workflows/editing/commands';
import { newSettings } from '@/lib/domain/workflows/editing/definition';
import type { RouteHandler } from '@/lib/surfaces/http/handle';
import { makeAccount } from './account';
import { call } from './call';
import { browserOf } from './drafts';
import { makeWorkflow } from './workflows';

/** The editor of a signed-in person, acting for an account. */
export async function editorOf(personId: string, actingFor?: string) {
  const { headers } = await browserOf(personId, actingFor);
  const at = (route: RouteHandler, wkf_id: string, method: string, body?: object) =>
    call(route, { headers, params: { wkf_id }, method, ...(body ? { body } : {}) });
  return {
    headers,
    start: (body: object) => call(start, { headers, method: 'POST', body }),
    read: (id: string) => at(read, id, 'GET'),
    edit: (id: string, after: number, ...commands: WorkflowCommand[]) => at(edit, id, 'POST', { after, commands }),
    publish: (id: string, revision: number) => at(publish, id, 'POST', { revision }),
    addPoint: (id: string, template: string) => at(addPoint, id, 'POST', { template }),
    drop: (id: string, revision: number) => at(drop, id, 'POST', { revision }),
  };
}

/** A complete workflow that is on, its document, and the editor of its owner. */
export async function liveWorkflow() {
  const { account, key } = await makeAccount();
  const made = await makeWorkflow({ key, accountId: account.id });
  return { ...made, account, key, id: made.workflow.id as string, editor: await editorOf(account.ownerId) };
}

/** The command that adds a template as a document. */
export const adding = (fileId: string, id = newId('doc')): Extract<WorkflowCommand, { kind: 'add' }> => ({
  kind: 'add',
  document: { id, fileId, outputName: 'Another', ...newSettings },
  before: null,
});
