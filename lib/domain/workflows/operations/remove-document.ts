import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byDocument } from '../auth';
import { documentIn, edit } from '../edit';
import { workflowErrors } from '../errors';
import { presentDocument } from '../present';
import { documentId, shownDocument, workflowId } from '../schema';
import { removeDocument as removeRow } from '../store';
import { removeDocumentDocs } from './remove-document.docs';

export const removeDocument = operation({
  name: 'removeDocument',
  http: 'DELETE /workflows/{wkf_id}/documents/{doc_id}/',
  api: 'workflow',
  summary: 'Take a template document out of a workflow',
  effect: 'destructive',
  success: 204,
  auth: byDocument('workflows.edit'),
  body: 'none',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: removeDocumentDocs,
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId }),
  output: z.void(),
  errors: [workflowErrors.refused],
  run: ({ wkf_id, doc_id }, { ifMatch, scope: { account } }) =>
    transaction((tx) =>
      edit(tx, wkf_id, account.by, now(), async (edited) => {
        refuseStale(ifMatch, shownDocument, presentDocument(documentIn(edited, doc_id)));
        await removeRow(tx, doc_id);
      }),
    ),
});
