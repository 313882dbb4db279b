import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byDraftDocument } from '../documents/auth';
import { presentTemplateVersions } from '../documents/template-versions';
import { documentId, workflowId } from '../schema';
import { templateVersions } from '../views/document-view';

export const listTemplateVersions = operation({
  name: 'listTemplateVersions',
  http: 'GET /dashboard/data/workflows/{wkf_id}/documents/{doc_id}/versions',
  summary: 'The versions of a document’s template, with the tags that came and went',
  effect: 'read',
  success: 200,
  auth: byDraftDocument('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId }),
  output: templateVersions,
  errors: [],
  run: (_, { scope }) => presentTemplateVersions(scope),
});
