import type { OperationDocs } from '@/lib/core/operation-docs';

const path = { wkf_id: '$WKF_ID', doc_id: '$DOC_ID' } as const;

export const removeDocumentDocs: OperationDocs = {
  remarks:
    'Later runs make no output of it; runs that have begun keep to it, and what was made stays. The template stays in file storage. A workflow without a document is incomplete.',
  examples: [{ title: 'Take it out', status: 204, given: 'workflow', withKey: true, path }],
  situations: [{ title: 'Of an archived workflow', status: 400, given: 'archived workflow', withKey: true, path }],
};
