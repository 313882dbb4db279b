import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDraftDocument } from '../documents/auth';
import { presentDocumentView } from '../documents/present-document-view';
import { documentId, workflowId } from '../schema';
import { documentView } from '../views/document-view';

export const lookAtDocument = operation({
  name: 'lookAtDocument',
  http: 'GET /dashboard/data/workflows/{wkf_id}/documents/{doc_id}',
  summary: 'A document of a draft: its tags, and what each comes to with the example',
  effect: 'read',
  success: 200,
  auth: byDraftDocument('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId }),
  output: documentView,
  errors: [],
  run: (_, { scope }) => presentDocumentView(scope),
});
