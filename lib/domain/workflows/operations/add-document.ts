import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { byWorkflow } from '../auth';
import { keepBlank } from '../blank-template';
import { documentIn, edit } from '../edit';
import { workflowErrors } from '../errors';
import { presentDocument } from '../present';
import { maxDocuments } from '../rules';
import { shownDocument, workflowId } from '../schema';
import { insertDocument, listDocuments } from '../store';
import { defaultOutputName, templateFile } from '../template-file';
import { addDocumentDocs } from './add-document.docs';

const fileId = z.string().max(100).optional();

export const addDocument = operation({
  name: 'addDocument',
  http: 'POST /workflows/{wkf_id}/documents/',
  api: 'workflow',
  summary: 'Add a template document to a workflow',
  effect: 'write',
  success: 201,
  auth: byWorkflow('workflows.edit'),
  body: 'json',
  bodyMayBeEmpty: true,
  idempotent: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: addDocumentDocs,
  input: z
    .strictObject({
      wkf_id: workflowId,
      file_id: fileId.meta({ description: 'Id of a DOCX or PPTX file that you can access. Without it a blank document is made.' }),
      fileId: fileId.meta({ description: 'Another spelling of file_id.' }),
    })
    .refine(({ file_id, fileId }) => file_id === undefined || fileId === undefined || file_id === fileId, {
      path: ['fileId'],
      error: 'file_id and fileId disagree. Send one of them.',
      params: { code: 'disagree' },
    }),
  output: shownDocument,
  errors: [workflowErrors.refused, workflowErrors.foreignFile],
  async run({ wkf_id, file_id, fileId = file_id }, { scope: { account, workflow } }, create) {
    const at = now();
    const file = fileId === undefined ? null : await templateFile(account, fileId, file_id === undefined ? 'fileId' : 'file_id');
    const blank = file ? null : await keepBlank(workflow);
    return create(async (tx) => {
      const id = newId('doc');
      await edit(tx, wkf_id, account.by, at, async ({ workflow: { name }, documents }) => {
        if (documents.length >= maxDocuments) throw workflowErrors.refused.at('', 'too_many_documents', `A workflow has at most ${maxDocuments} documents.`);
        const position = (documents.at(-1)?.position ?? 0) + 1;
        const template = file ?? (await blank?.(tx, at)) ?? { id: '', name };
        await insertDocument(tx, { id, workflowId: wkf_id, position, fileId: template.id, outputName: defaultOutputName(template.name), at });
      });
      return presentDocument(documentIn({ documents: await listDocuments([wkf_id], tx) }, id));
    });
  },
});
