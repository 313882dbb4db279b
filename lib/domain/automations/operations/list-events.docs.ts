import type { OperationDocs } from '@/lib/core/operation-docs';

export const listEventsDocs: OperationDocs = {
  remarks: 'What was posted to the source, and what was answered. One that is `held` or a `sample` can be made into an automation by hand.',
  examples: [{ title: 'The newest', status: 200, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID' } }],
};
