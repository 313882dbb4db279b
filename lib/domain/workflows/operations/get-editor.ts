import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../editing/auth';
import { presentEditor } from '../editing/present-editor';
import { editorView } from '../editing/schema';
import { workflowId } from '../schema';

export const getEditor = operation({
  name: 'getEditor',
  http: 'GET /dashboard/data/workflows/{wkf_id}/draft',
  summary: 'A workflow with its draft, as the editor shows it',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId }),
  output: editorView,
  errors: [],
  run: (_, { scope: { workflow, account } }) => presentEditor(workflow.id, account, db()),
});
