import type { OperationDocs } from '@/lib/core/operation-docs';

const path = { wkf_id: '$WKF_ID', aut_id: '$AUT_ID' } as const;

export const retryAutomationDocs: OperationDocs = {
  remarks:
    'It keeps to the settings, templates and data that it began with, and what was made before stays. For a fault of those, mend it and run the automation again on the newest version.',
  examples: [{ title: 'Once more', status: 202, given: 'failed automation', withKey: true, path }],
  situations: [{ title: 'Completed', status: 409, given: 'completed automation', withKey: true, path }],
};
