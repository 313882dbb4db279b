import type { OperationDocs } from '@/lib/core/operation-docs';
import { doc_id } from '../example-values';

export const getReadinessDocs: OperationDocs = {
  remarks:
    '`missing` lists in words what keeps the workflow `INCOMPLETE`: a template, or a field for a tag that templates or templated texts use, with the known names that are like it. `fieldChanges` lists, the newest first, which fields appeared in posts, vanished, or changed their kind, each with an event that shows it.',
  examples: [{ title: 'What is missing', status: 200, given: 'incomplete workflow', withKey: true, path: { wkf_id: '$WKF_ID' } }],
  answers: {
    readiness: {
      summary: 'A tag that no field fits',
      value: {
        status: 'INCOMPLETE',
        missing: [
          {
            code: 'unknown_field',
            documentId: doc_id,
            message:
              '{{Custmer Name}} in "Offer.docx" (Paragraph 3: "Dear {{Custmer Name}}"): the source has no field "Custmer Name". Did you mean "Customer Name"? Correct the tag, or post an example that has the field.',
            tag: 'Custmer Name',
            name: 'Custmer Name',
            suggestion: 'Customer Name',
          },
        ],
        fieldChanges: [
          { field: 'Items.price', change: 'kind', from: 'number', to: 'text', eventId: 'evt_6rTy8UiO1pAs3DfG5hJk', at: '2026-11-21T09:30:00.000+00:00' },
        ],
      },
    },
  },
};
