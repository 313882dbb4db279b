import { z } from 'zod';
import { CredentialRefused } from '@/lib/core/auth';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { fileErrors } from '../../files/errors';
import { nextVersion } from '../../files/hosted/next-version';
import { makerOf } from '../../files/hosted/note-change';
import { lockFile } from '../../files/hosted/store';
import { findVersion, readingOf } from '../../files/stored-file';
import { byDraftDocument } from '../documents/auth';
import { mayChangeTemplate, presentTemplateVersions } from '../documents/template-versions';
import { documentId, workflowId } from '../schema';
import { templateVersions } from '../views/document-view';

export const restoreTemplate = operation({
  name: 'restoreTemplate',
  http: 'POST /dashboard/data/workflows/{wkf_id}/documents/{doc_id}/restore',
  summary: 'Make an earlier version of a document’s template its newest; those between them stay',
  effect: 'write',
  success: 200,
  auth: byDraftDocument('workflows.edit'),
  body: 'json',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, doc_id: documentId, version: z.int().min(1).max(1_000_000) }),
  output: templateVersions,
  errors: [fileErrors.fileNotFound, fileErrors.versionNotFound],
  async run({ version }, { scope }) {
    const { fileId } = scope.document;
    if (!(await mayChangeTemplate(scope))) throw new CredentialRefused('forbidden');
    const earlier = await findVersion(fileId, version);
    if (!earlier) throw fileErrors.versionNotFound();
    await transaction(async (tx) => {
      const before = await lockFile(tx, fileId);
      if (!before) throw fileErrors.fileNotFound();
      await nextVersion(tx, before, { ...earlier, reading: readingOf(earlier) }, makerOf(scope.account), 'restored');
    });
    return presentTemplateVersions(scope);
  },
});
