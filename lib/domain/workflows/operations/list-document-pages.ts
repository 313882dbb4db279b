import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDraftDocument } from '../documents/auth';
import { pagesOf } from '../documents/pages-of';
import { documentId, workflowId } from '../schema';
import { documentPages, sides } from '../views/document-view';

export const listDocumentPages = operation({
  name: 'listDocumentPages',
  http: 'GET /dashboard/data/workflows/{wkf_id}/documents/{doc_id}/sides/{side}',
  summary: 'The pages of a template, or of it filled with the example, with its tags marked',
  effect: 'read',
  success: 200,
  auth: byDraftDocument('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId, side: z.enum(sides) }),
  output: documentPages,
  errors: [],
  run: ({ side }, { scope }) => pagesOf(side, scope),
});
