import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { presentAutomation, presentStep } from '@/lib/domain/automations/present';
import { rerun } from '@/lib/domain/automations/running/rerun';
import { retryRun } from '@/lib/domain/automations/running/retry-run';
import { findRun, listFailed, listSteps } from '@/lib/domain/automations/running/store';
import { workflowById } from '@/lib/domain/workflows/store';
import { type Command, CommandError } from './command';

/** Enough to see what is the matter; whoever needs all of them asks the database. */
const maxListed = 200;

async function automationOf(id: string | undefined) {
  const run = id && (await findRun(id));
  if (!run) throw new CommandError(`There is no automation ${id ?? ''}.`);
  return run;
}

const automationList: Command = {
  name: 'automation list',
  usage: 'automation list --failed',
  summary: 'List the automations that failed to the last, newest first',
  options: { failed: { type: 'boolean', about: 'Those that failed.', required: true } },
  async run() {
    const failed = (await listFailed(maxListed)).map(presentAutomation);
    const lines = failed.map(({ id, finishedAt, workflowId, error }) => `${id}  ${finishedAt}  ${workflowId}  ${error?.step.kind}: ${error?.code}`);
    return { data: failed, lines: lines.length > 0 ? lines : ['No automation has failed.'] };
  },
};

const automationShow: Command = {
  name: 'automation show',
  usage: 'automation show <id>',
  summary: 'Show an automation and its steps',
  options: {},
  words: ['id'],
  async run({ words }) {
    const run = await automationOf(words[0]);
    const [shown, steps] = [presentAutomation(run), (await listSteps(run.id)).map(presentStep)];
    return {
      data: { ...shown, steps },
      lines: [
        `${shown.id}  ${shown.status}  workflow ${shown.workflowId}, version ${shown.workflowVersion}`,
        ...(shown.error ? [`${shown.error.code}: ${shown.error.message}`, `  ${shown.error.advice}`] : []),
        ...steps.map(
          ({ position, kind, status, attempts, findings }) =>
            `${position}  ${kind.padEnd(18)} ${status.padEnd(8)} attempts ${attempts}, warnings ${findings.length}`,
        ),
      ],
    };
  },
};

const automationRetry: Command = {
  name: 'automation retry',
  usage: 'automation retry <id> [--newest-version]',
  summary: 'Go on with a failed automation at the step that failed',
  options: { 'newest-version': { type: 'boolean', about: 'Run it again from the start, with the settings and templates of now.' } },
  words: ['id'],
  async run({ words, flags }) {
    const run = await automationOf(words[0]);
    if (flags['newest-version']) {
      const version = (await workflowById(run.workflowId))?.version ?? run.workflowVersion;
      const id = await transaction((tx) => rerun(tx, run, version, now()));
      return { data: { id }, lines: [`${id} runs in its place, on version ${version}.`] };
    }
    if (!(await retryRun(run))) throw new CommandError('Only an automation that has failed can be retried.');
    return { data: { id: run.id }, lines: [`${run.id} goes on at the step that failed.`] };
  },
};

export const automationCommands = [automationList, automationShow, automationRetry];
