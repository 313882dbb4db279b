import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { byDocument } from '../auth';
import { documentIn, edit } from '../edit';
import { workflowErrors } from '../errors';
import { renewAddress } from '../preview/store';
import { previewLink } from '../preview-link';
import { documentId, workflowId } from '../schema';
import { renewPreviewDocs } from './renew-preview.docs';

const showsSample = z.boolean();

export const renewPreview = operation({
  name: 'renewPreview',
  http: 'POST /workflows/{wkf_id}/documents/{doc_id}/preview/',
  api: 'workflow',
  summary: 'Give a document’s preview a new address',
  effect: 'write',
  success: 200,
  auth: byDocument('workflows.edit'),
  body: 'json',
  bodyMayBeEmpty: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: renewPreviewDocs,
  input: z.strictObject({
    wkf_id: workflowId,
    doc_id: documentId,
    showsSample: showsSample.default(false).meta({ description: 'Whether it shows the template filled with the newest example, which is somebody’s data.' }),
  }),
  output: z
    .object({ previewUrl: z.string().meta({ format: 'uri', description: 'Shows the template to whoever has this address.' }), showsSample })
    .meta({ id: 'Preview' }),
  errors: [workflowErrors.refused],
  run: ({ wkf_id, doc_id, showsSample }, { scope: { account } }) =>
    transaction((tx) => {
      const at = now();
      return edit(tx, wkf_id, account.by, at, async (edited) => {
        const renewed = await renewAddress(tx, documentIn(edited, doc_id).id, showsSample, at);
        return { previewUrl: previewLink(renewed), showsSample };
      });
    }),
});
