import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { presentListedImport } from '../imports/present-import';
import { listImports as listRows } from '../imports/store';
import { listedImport } from '../views/import-view';

const shown = 20;

export const listImports = operation({
  name: 'listImports',
  summary: 'The tables that became runs of a workflow lately, newest first',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({ imports: z.array(listedImport) }),
  errors: [],
  run: async (_, { scope: { workflow } }) => ({ imports: (await listRows(workflow.id, shown)).map(presentListedImport) }),
});
