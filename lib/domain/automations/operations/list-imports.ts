import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { askedOf } from '../imports/asked';
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
  output: z.object({
    imports: z.array(listedImport),
    headings: z.array(z.string()).meta({ description: 'What its documents print, which columns are to be called.' }),
  }),
  errors: [],
  run: async (_, { scope: { workflow } }) => {
    const [rows, { names }] = await Promise.all([listRows(workflow.id, shown), askedOf(workflow)]);
    return { imports: rows.map(presentListedImport), headings: names };
  },
});
