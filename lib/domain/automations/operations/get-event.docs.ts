import type { OperationDocs } from '@/lib/core/operation-docs';

export const getEventDocs: OperationDocs = {
  remarks: 'The data as they were posted. They are erased with the automation where the service is set to.',
  examples: [{ title: 'One post', status: 200, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID', evt_id: '$EVENT_ID' } }],
};
