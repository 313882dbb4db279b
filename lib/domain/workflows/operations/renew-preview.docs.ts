import type { OperationDocs } from '@/lib/core/operation-docs';

const path = { wkf_id: '$WKF_ID', doc_id: '$DOC_ID' } as const;

export const renewPreviewDocs: OperationDocs = {
  remarks:
    'The address before is dead from now on. A preview shows the template with its field names and nothing of anybody’s data. With `showsSample` it is filled with the newest example that was posted; only the new address shows that, so that nobody who has an older one sees data that were not meant for them.',
  examples: [
    { title: 'Revoke the address that is out', status: 200, given: 'workflow', withKey: true, path },
    { title: 'Show the newest example', status: 200, given: 'workflow', withKey: true, path, body: { showsSample: true } },
  ],
  situations: [{ title: 'Of an archived workflow', status: 400, given: 'archived workflow', withKey: true, path }],
};
