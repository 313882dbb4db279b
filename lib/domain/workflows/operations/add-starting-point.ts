import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { documentDefinition } from '../definition';
import { edit } from '../edit';
import { byEditor } from '../editing/auth';
import { workflowErrors } from '../errors';
import { declareSample } from '../gallery/declare-sample';
import { keepPoint } from '../gallery/keep-point';
import { startingPoints } from '../gallery/rules';
import { galleryLanguage } from '../gallery/words-of';
import { workflowId } from '../schema';

/** Whoever asks adds the document themselves: it is an edit like any other, which can be undone. */
export const addStartingPoint = operation({
  name: 'addStartingPoint',
  http: 'POST /dashboard/data/workflows/{wkf_id}/gallery',
  summary: 'Take a template of the gallery among the files of a workflow’s account',
  effect: 'write',
  success: 200,
  auth: byEditor('workflows.edit'),
  body: 'json',
  limits: { policy: 'create', by: ['person'] },
  input: z.strictObject({ wkf_id: workflowId, template: z.enum(startingPoints) }),
  output: z.object({ file: z.object({ id: z.string(), name: z.string() }), outputName: z.string(), signature: documentDefinition.shape.signature }),
  errors: [workflowErrors.refused],
  async run({ wkf_id, template }, { scope: { workflow, account } }) {
    const at = now();
    // Whose editor it is makes the file theirs, as one that they upload.
    const point = await keepPoint(template, galleryLanguage(workflow.language), { accountId: account.accountId, isTest: workflow.isTest });
    const id = await transaction(async (tx) => {
      const fileId = await point.insert(tx, at);
      await edit(tx, wkf_id, account.by, at, () => declareSample(tx, wkf_id, point.sample));
      return fileId;
    });
    const { outputName, signature } = point.settings;
    return { file: { id, name: point.name }, outputName, signature };
  },
});
