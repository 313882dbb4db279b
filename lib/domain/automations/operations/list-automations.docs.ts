import type { OperationDocs } from '@/lib/core/operation-docs';

export const listAutomationsDocs: OperationDocs = {
  remarks: 'The body is an array of at most `limit` automations, 50 where nothing is said; where there are more, the `Link` header leads to the next page.',
  examples: [{ title: 'The newest', status: 200, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID' } }],
};
