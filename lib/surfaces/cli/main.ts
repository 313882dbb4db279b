import { waitForDatabaseAs } from '@/lib/core/db';
import { checkInstallation, InstallationProblem } from '@/lib/domain/files/installation';
import { closeQueue } from '@/lib/engines/queue/queue';
import { accountCommands } from './account-commands';
import { automationCommands } from './automation-commands';
import { blockCommands } from './block-commands';
import type { Command } from './command';
import { configCommands } from './config-commands';
import { fileCommands } from './file-commands';
import { queueCommands } from './queue-commands';
import { reportCommands } from './report-commands';
import { requestCommands } from './request-commands';
import { runCommand } from './run-command';
import { sealCommands } from './seal-commands';
import { storageCommands } from './storage-commands';
import { teamCommands } from './team-commands';
import { verifyCommands } from './verify-command';
import { workflowCommands } from './workflow-commands';

const commands = [
  ...accountCommands,
  ...teamCommands,
  ...requestCommands,
  ...blockCommands,
  ...verifyCommands,
  ...sealCommands,
  ...reportCommands,
  ...fileCommands,
  ...workflowCommands,
  ...automationCommands,
  ...queueCommands,
  ...storageCommands,
  ...configCommands,
];

waitForDatabaseAs('command');

/** No command works on a database with the files of another. */
async function refuseStrangers({ anyInstallation }: Command): Promise<string | null> {
  try {
    if (!anyInstallation) await checkInstallation();
    return null;
  } catch (error) {
    if (error instanceof InstallationProblem) return error.message;
    throw error;
  }
}

const { exitCode, out, err } = await runCommand(commands, process.argv.slice(2), refuseStrangers);
if (out) console.log(out);
if (err) console.error(err);
await closeQueue();

process.exit(exitCode);
