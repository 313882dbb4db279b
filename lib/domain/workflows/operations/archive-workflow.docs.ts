import type { OperationDocs } from '@/lib/core/operation-docs';

export const archiveWorkflowDocs: OperationDocs = {
  remarks:
    'Its status is `ARCHIVED` from then on, posts to its source are answered 404, and it can no longer be changed; it and its runs can still be read. Nothing is removed, and the operator of the service can restore it. Archiving it again is no error.',
  examples: [{ title: 'Archive', status: 204, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  situations: [{ title: 'Once more', status: 204, given: 'archived workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  // 400 is listed too; without a body or query there is nothing that could be invalid.
  listed: { specified: [204, 403, 404], added: [412, 429] },
};
