import type { OperationDocs } from '@/lib/core/operation-docs';

const path = { wkf_id: '$WKF_ID' } as const;

export const removeOutgoingWebhookDocs: OperationDocs = {
  remarks: 'Its log of deliveries and its secret go with it; one that is made later has a secret of its own.',
  examples: [{ title: 'Tell nobody', status: 204, given: 'workflow with a webhook', withKey: true, path }],
  situations: [
    { title: 'Where there is none', status: 404, given: 'workflow', withKey: true, path },
    { title: 'Of an archived workflow', status: 400, given: 'archived workflow', withKey: true, path },
  ],
};
