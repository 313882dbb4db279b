import type { OperationDocs } from '@/lib/core/operation-docs';

const path = { wkf_id: '$WKF_ID', aut_id: '$AUT_ID' } as const;

export const rerunAutomationDocs: OperationDocs = {
  remarks:
    'The first automation and its outputs stay as they are; the new one names it in `rerunOf`. Where documents are sent for signature, they are sent once more.',
  examples: [{ title: 'On the newest version', status: 202, given: 'completed automation', withKey: true, path, body: { version: 'newest' } }],
  situations: [{ title: 'Archived', status: 409, given: 'automation of an archived workflow', withKey: true, path, body: {} }],
};
