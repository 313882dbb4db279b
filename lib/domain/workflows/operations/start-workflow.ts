import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { workflowErrors } from '../errors';
import { declareSample } from '../gallery/declare-sample';
import { keepPoint } from '../gallery/keep-point';
import { startingPoints } from '../gallery/rules';
import { galleryLanguage } from '../gallery/words-of';
import { noteBegun } from '../history/note-change';
import { defaultColor, defaultIcon } from '../rules';
import { workflowId, workflowMembers } from '../schema';
import { settle } from '../settle';
import { newSourceSecret } from '../source/address';
import { findMaker, insertDocument, insertWorkflow, updateDocument } from '../store';
import { defaultOutputName, templateFile } from '../template-file';

const { name, language, timeZone } = workflowMembers;

/** Made in the editor a workflow is off: nothing runs before somebody says so. */
export const startWorkflow = operation({
  name: 'startWorkflow',
  http: 'POST /dashboard/data/workflows',
  summary: 'Begin a workflow in the editor',
  effect: 'write',
  success: 200,
  auth: byPerson('workflows.edit'),
  body: 'json',
  limits: { policy: 'create', by: ['person'] },
  input: z.strictObject({
    name,
    language: language.default('en'),
    timeZone: timeZone.default('UTC'),
    file_id: z.string().max(100).optional(),
    template: z.enum(startingPoints).optional().meta({ description: 'What of the gallery it begins with, made in its language.' }),
  }),
  output: z.object({ id: workflowId }),
  errors: [workflowErrors.refused, workflowErrors.foreignFile],
  async run({ file_id, template, ...given }, { scope }) {
    const { accountId } = scope;
    const [id, at, maker] = [newId('wkf'), now(), await findMaker(accountId, scope.by)];
    const file = file_id === undefined ? null : await templateFile(scope, file_id, 'file_id');
    const point = template === undefined ? null : await keepPoint(template, galleryLanguage(given.language), { accountId, isTest: false });
    await transaction(async (tx) => {
      await insertWorkflow(tx, {
        ...given,
        ...{ id, accountId, at, color: defaultColor, icon: defaultIcon, isTest: false, createdByApi: false, autoCreate: false },
        teamId: maker.isTeam ? accountId : null,
        ownerId: maker.personId,
        source: { id: newId('src'), ...newSourceSecret(), declaredFields: null },
      });
      if (file) await insertDocument(tx, { id: newId('doc'), workflowId: id, position: 1, fileId: file.id, outputName: defaultOutputName(file.name), at });
      if (point) {
        const { outputName, signature } = point.settings;
        const documentId = newId('doc');
        await insertDocument(tx, { id: documentId, workflowId: id, position: 2, fileId: await point.insert(tx, at), outputName, at });
        await updateDocument(tx, documentId, { signature });
        await declareSample(tx, id, point.sample);
      }
      await noteBegun(tx, await settle(tx, id, at), point ? 'fromGallery' : 'begun', scope.by, at);
    });
    return { id };
  },
});
