import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { newId } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { byAccount } from '../../accounts/auth';
import { workflowTopic } from '../../events/endpoints/rules';
import { insertEndpoint } from '../../events/endpoints/store';
import { workflowErrors } from '../errors';
import { noteBegun } from '../history/note-change';
import { outgoingAddress } from '../outgoing-address';
import { readWorkflow } from '../read-workflow';
import { defaultColor, defaultIcon } from '../rules';
import { shownWorkflow, teamId, workflowMembers } from '../schema';
import { settle } from '../settle';
import { sharedTeam } from '../shared-team';
import { newSourceSecret } from '../source/address';
import { sourceFields } from '../source/source-fields';
import { findMaker, insertDocument, insertWorkflow } from '../store';
import { defaultOutputName, templateFile } from '../template-file';
import { createWorkflowDocs } from './create-workflow.docs';

const { name, color, icon, language, timeZone } = workflowMembers;

export const createWorkflow = operation({
  name: 'createWorkflow',
  http: 'POST /workflows/',
  api: 'workflow',
  summary: 'Make a workflow',
  effect: 'write',
  success: 201,
  auth: byAccount('workflows.edit'),
  body: 'json',
  idempotent: true,
  limits: { policy: 'create', by: ['key', 'person'] },
  docs: createWorkflowDocs,
  input: z.strictObject({
    name,
    color: color.default(defaultColor),
    icon: icon.default(defaultIcon),
    source: z
      .strictObject({ sourceFields: sourceFields.optional().meta({ description: 'Names of its fields. Without any, those of the last post count.' }) })
      .optional()
      .meta({ description: 'Where the data come in.' }),
    document: z
      .strictObject({ fileId: z.string().max(100).meta({ description: 'Id of a DOCX or PPTX file in file storage.' }) })
      .optional()
      .meta({ description: 'The first template document.' }),
    outgoingWebhook: z.strictObject({ webhookUrl: outgoingAddress }).optional().meta({ description: 'Who is told of its automations.' }),
    language: language.default('en'),
    timeZone: timeZone.default('UTC'),
    team: teamId.optional().meta({ description: 'Id of a team to share it with.' }),
  }),
  output: shownWorkflow,
  errors: [workflowErrors.refused, workflowErrors.foreignFile],
  async run({ source, document, outgoingWebhook, team, ...workflow }, { scope, credential }, create) {
    const { accountId } = scope;
    const [id, at, maker] = [newId('wkf'), now(), await findMaker(accountId, scope.by)];
    const file = document && (await templateFile(scope, document.fileId, 'document.fileId'));
    const teamAccount = team === undefined ? (maker.isTeam ? accountId : null) : await sharedTeam(scope, team);
    return create(async (tx) => {
      await insertWorkflow(tx, {
        ...workflow,
        id,
        accountId,
        teamId: teamAccount,
        ownerId: maker.personId,
        isTest: scope.mode === 'test',
        createdByApi: credential.kind === 'key',
        source: { id: newId('src'), ...newSourceSecret(), declaredFields: source?.sourceFields?.length ? source.sourceFields : null },
        at,
      });
      if (file) await insertDocument(tx, { id: newId('doc'), workflowId: id, position: 1, fileId: file.id, outputName: defaultOutputName(file.name), at });
      if (outgoingWebhook)
        await insertEndpoint(tx, { id: newId('owc'), accountId, topic: workflowTopic(id), url: outgoingWebhook.webhookUrl, events: null, at });
      await noteBegun(tx, await settle(tx, id, at), 'begun', scope.by, at);
      return readWorkflow(id, tx);
    });
  },
});
