import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { presentAutomation, presentStep } from '@/lib/domain/automations/present';
import { rerun } from '@/lib/domain/automations/running/rerun';
import { retryRun } from '@/lib/domain/automations/running/retry-run';
import { findRun, listNewest, listSteps } from '@/lib/domain/automations/running/store';
import { workflowById } from '@/lib/domain/workflows/store';
import { type Command, CommandError } from './command';
import { record } from './record';

/** Enough to see what is the matter; whoever needs all of them asks the database. */
const maxListed = 200;

async function automationOf(id: string | undefined) {
  const run = id && (await findRun(id));
  if (!run) throw new CommandError(`There is no automation ${id ?? ''}.`);
  return run;
}

const automationList: Command = {
  name: 'automation list',
  usage: 'automation list [--failed]',
  summary: `List the newest ${maxListed} automations`,
  options: { failed: { type: 'boolean', about: 'Those alone that failed to the last.' } },
  async run({ flags }) {
    const { failed } = flags;
    const listed = (await listNewest({ limit: maxListed, ...(failed ? { status: 'failed' } : {}) })).map(presentAutomation);
    const lines = listed.map(({ id, status, createdAt, finishedAt, workflowId, error }) =>
      `${id}  ${status.padEnd(9)}  ${finishedAt ?? createdAt}  ${workflowId}  ${error ? `${error.step.kind}: ${error.code}` : ''}`.trimEnd(),
    );
    return { data: listed, lines: lines.length > 0 ? lines : [failed ? 'No automation has failed.' : 'There is no automation yet.'] };
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
      await record({ kind: 'run.retried', target: run.id });
      return { data: { id }, lines: [`${id} runs in its place, on version ${version}.`] };
    }
    if (!(await retryRun(run))) throw new CommandError('Only an automation that has failed can be retried.');
    await record({ kind: 'run.retried', target: run.id });
    return { data: { id: run.id }, lines: [`${run.id} goes on at the step that failed.`] };
  },
};

export const automationCommands = [automationList, automationShow, automationRetry];
