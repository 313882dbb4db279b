import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { presentDocument } from '../present';
import { shownDocument, workflowId } from '../schema';
import { listDocuments as listRows } from '../store';
import { listDocumentsDocs } from './list-documents.docs';

export const listDocuments = operation({
  name: 'listDocuments',
  http: 'GET /workflows/{wkf_id}/documents/',
  api: 'workflow',
  summary: 'List the template documents of a workflow',
  effect: 'read',
  success: 200,
  auth: byWorkflow('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: listDocumentsDocs,
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.array(shownDocument),
  errors: [],
  run: async ({ wkf_id }) => (await listRows([wkf_id])).map(presentDocument),
});
