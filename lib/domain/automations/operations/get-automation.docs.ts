import type { OperationDocs } from '@/lib/core/operation-docs';

export const getAutomationDocs: OperationDocs = {
  remarks:
    'An automation is `queued`, then `running`, and ends `completed` or `failed`. It is completed when all documents are made and every signature request is sent; what becomes of those shows at `signature` of the output. `findings` of a step are warnings; `error` says which step failed, over which tag or value, and what to do.',
  examples: [{ title: 'One that is completed', status: 200, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID', aut_id: '$AUT_ID' } }],
};
