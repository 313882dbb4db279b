import { defineErrors } from '@/lib/core/errors';

export const workflowErrors = defineErrors({
  notFound: ['not_found', 404, 'There is no workflow with this id. GET /workflows/ lists yours.'],
  /** Of a request that is well formed and cannot be done: its details say why. */
  refused: ['bad_request', 400, 'The request is not valid. See details for each problem.'],
  foreignFile: ['unauthorised', 403, 'The file belongs to somebody else. Use one of your own, or of a team that you belong to.'],
  documentNotFound: ['not_found', 404, 'This workflow has no document with this id. GET /workflows/<wkf_id>/documents/ lists its documents.'],
  previewUnknown: ['not_found', 404, 'This link is not valid. Ask whoever sent it to you for a new one.'],
  noPicture: ['not_found', 404, 'There is no picture of this page. Load the preview again.'],
  noOutgoingWebhook: ['not_found', 404, 'This workflow has no outgoing webhook. POST makes one.'],
});

/** What an archived workflow answers to every edit (decisions, "Restoring an archived workflow"). */
export const archived = () =>
  workflowErrors.refused.at(
    '',
    'archived',
    'The workflow is archived and can no longer be changed. The operator can restore it: npm run admin -- workflow restore.',
  );
