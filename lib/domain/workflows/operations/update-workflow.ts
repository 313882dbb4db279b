import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { refuseStale } from '@/lib/core/version';
import { byWorkflow } from '../auth';
import { edit } from '../edit';
import { workflowErrors } from '../errors';
import { readWorkflow } from '../read-workflow';
import { shownWorkflow, teamId, workflowId, workflowMembers } from '../schema';
import { shareWith } from '../shared-team';
import { updateWorkflow as updateRow, type WorkflowChanges } from '../store';
import { updateWorkflowDocs } from './update-workflow.docs';

const { name, color, icon, language, timeZone } = workflowMembers;

export const updateWorkflow = operation({
  name: 'updateWorkflow',
  http: 'PATCH /workflows/{wkf_id}/',
  api: 'workflow',
  summary: 'Change the name or looks of a workflow',
  effect: 'write',
  success: 200,
  auth: byWorkflow('workflows.edit'),
  body: 'json',
  conditional: true,
  limits: { policy: 'call', by: ['key', 'person'] },
  docs: updateWorkflowDocs,
  input: z.strictObject({
    wkf_id: workflowId,
    name: name.optional(),
    color: color.optional(),
    icon: icon.optional(),
    language: language.optional(),
    timeZone: timeZone.optional(),
    team: teamId.nullable().optional().meta({ description: 'Id of a team to share it with; null for none.' }),
  }),
  output: shownWorkflow,
  errors: [workflowErrors.refused],
  run: ({ wkf_id, team, ...given }, { ifMatch, scope: { account } }) =>
    transaction(async (tx) => {
      const at = now();
      await edit(tx, wkf_id, account.by, at, async ({ workflow }) => {
        if (typeof ifMatch === 'string') refuseStale(ifMatch, shownWorkflow, await readWorkflow(wkf_id, tx));
        const isOther = ([member, value]: [string, unknown]) => value !== undefined && value !== workflow[member as keyof typeof given];
        const changes: WorkflowChanges = Object.fromEntries(Object.entries(given).filter(isOther));
        if (team !== undefined) await shareWith(tx, workflow, team, account, at);
        if (Object.keys(changes).length > 0) await updateRow(tx, wkf_id, { ...changes, updatedAt: at });
      });
      return readWorkflow(wkf_id, tx);
    }),
});
