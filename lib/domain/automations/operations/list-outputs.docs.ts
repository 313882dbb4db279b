import type { OperationDocs } from '@/lib/core/operation-docs';

export const listOutputsDocs: OperationDocs = {
  remarks:
    'Each output has the filled document, its PDF and its signed PDF, as far as they were made and are still there. They lie in the file storage of the workflow’s owner; `downloadUrl` opens them without a credential for one to two hours.',
  examples: [{ title: 'The newest', status: 200, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID' } }],
};
