import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { workflowId } from '../../workflows/schema';
import { byImport } from '../imports/auth';
import { presentImport } from '../imports/present-import';
import { importId } from '../imports/schema';
import { importView } from '../views/import-view';

export const getImport = operation({
  name: 'getImport',
  summary: 'What the rows of a table would become, or how far those are that were begun',
  effect: 'read',
  success: 200,
  auth: byImport('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, import_id: importId }),
  output: importView,
  errors: [],
  run: (_, { scope: { found, workflow } }) => presentImport(found, workflow),
});
