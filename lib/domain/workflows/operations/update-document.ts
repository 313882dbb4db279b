import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byDocument } from '../auth';
import { changesOf } from '../change-document';
import { documentChanges, preventCopyIn, preventCopySpellings } from '../document-input';
import { documentIn, edit } from '../edit';
import { workflowErrors } from '../errors';
import { presentDocument } from '../present';
import { documentId, shownDocument, workflowId } from '../schema';
import { listDocuments, updateDocument as updateRow } from '../store';
import { updateDocumentDocs } from './update-document.docs';

export const updateDocument = operation({
  name: 'updateDocument',
  http: 'PATCH /workflows/{wkf_id}/documents/{doc_id}/',
  api: 'workflow',
  summary: 'Change what becomes of a template document',
  effect: 'write',
  success: 200,
  auth: byDocument('workflows.edit'),
  body: 'json',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: updateDocumentDocs,
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId, ...documentChanges }).superRefine(
    (given, context) => {
      if (preventCopyIn(given).length < 2) return;
      const named = preventCopySpellings.filter((name) => given[name] !== undefined);
      context.addIssue({ code: 'custom', path: [named[1] ?? ''], message: `${named.join(' and ')} disagree. Send one of them.`, params: { code: 'disagree' } });
    },
    { when: () => true },
  ),
  output: shownDocument,
  errors: [workflowErrors.refused],
  run: ({ wkf_id, doc_id, ...given }, { ifMatch, scope: { account } }) =>
    transaction(async (tx) => {
      const at = now();
      return edit(tx, wkf_id, account.by, at, async (edited) => {
        const before = documentIn(edited, doc_id);
        refuseStale(ifMatch, shownDocument, presentDocument(before));
        const changes = changesOf(before, given);
        if (Object.keys(changes).length > 0) await updateRow(tx, doc_id, { ...changes, updatedAt: at });
        return presentDocument(documentIn({ ...edited, documents: await listDocuments([wkf_id], tx) }, doc_id));
      });
    }),
});
