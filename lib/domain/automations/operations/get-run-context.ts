import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { nextStartOf } from '@/lib/engines/queue/open-jobs';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { automationErrors } from '../errors';
import { mailedOf } from '../room/mailed-of';
import { findOrigin, listSiblings } from '../room/store';
import { advanceJob } from '../running/advance-job';
import { findRun, listSteps } from '../running/store';
import { automationId } from '../schema';
import { type RunContext, runContext } from '../views/run-context';

const shownSiblings = 20;

export const getRunContext = operation({
  name: 'getRunContext',
  summary: 'What stands around a run: how its post came, other runs of it, its emails, and when what failed is tried again',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, aut_id: automationId }),
  output: runContext,
  errors: [automationErrors.notFound],
  async run({ aut_id }, { scope: { workflow } }) {
    const run = await findRun(aut_id);
    if (run?.workflowId !== workflow.id) throw automationErrors.notFound();
    const [origin, siblings, emails, steps] = await Promise.all([
      findOrigin(run.sourceEventId, run.id),
      listSiblings(run.sourceEventId, run.id, shownSiblings),
      mailedOf(run),
      run.status === 'running' ? listSteps(run.id) : [],
    ]);
    const isPaused = steps.some(({ status, failures }) => status === 'waiting' && failures > 0);
    const next = isPaused ? await nextStartOf(advanceJob, run.id) : null;
    return {
      cameBy: origin.cameBy as RunContext['cameBy'],
      importId: origin.importId,
      siblings: siblings.map(({ id, status, workflowVersion, createdAt }) => ({
        ...{ id, status: status as RunContext['siblings'][number]['status'], version: workflowVersion },
        createdAt: createdAt.toISOString(),
        isFirst: id === run.rerunOf,
      })),
      emails,
      nextTryAt: next?.toISOString() ?? null,
    };
  },
});
