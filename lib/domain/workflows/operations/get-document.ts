import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDocument } from '../auth';
import { presentDocument } from '../present';
import { documentId, shownDocument, workflowId } from '../schema';
import { getDocumentDocs } from './get-document.docs';

export const getDocument = operation({
  name: 'getDocument',
  http: 'GET /workflows/{wkf_id}/documents/{doc_id}/',
  api: 'workflow',
  summary: 'Show a template document',
  effect: 'read',
  success: 200,
  auth: byDocument('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: getDocumentDocs,
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId }),
  output: shownDocument,
  errors: [],
  run: async (_, { scope: { document } }) => presentDocument(document),
});
