import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { workflowDefinition } from '../definition';
import { byEditor } from '../editing/auth';
import { readTemplates } from '../editing/store';
import { historyErrors } from '../history/errors';
import { shownVersion } from '../history/schema';
import { findDefinition } from '../history/store';
import { workflowId } from '../schema';

export const getWorkflowVersion = operation({
  name: 'getWorkflowVersion',
  summary: 'The settings of a workflow under one version’s number, as runs name it',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  limits: { policy: 'call', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, version: z.coerce.number().int().min(1).max(2_147_483_647) }),
  output: shownVersion,
  errors: [historyErrors.noVersion],
  async run({ wkf_id, version }, { scope: { workflow } }) {
    const found = await findDefinition(wkf_id, version);
    if (!found) throw historyErrors.noVersion();
    const { documents, name, language, timeZone } = workflowDefinition.parse(found.definition);
    const files = await readTemplates(
      documents.map(({ fileId }) => fileId),
      db(),
    );
    return {
      ...{ number: version, isNewest: version === workflow.version, at: found.createdAt.toISOString(), name, language, timeZone },
      documents: documents.map(({ fileId, pdfPasswordSealed: _password, signature, ...document }) => ({
        ...document,
        file: files.get(fileId)?.name ?? null,
        isSigned: signature !== null,
      })),
    };
  },
});
