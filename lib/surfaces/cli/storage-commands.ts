import { adoptInstallation, checkInstallation, InstallationProblem } from '@/lib/domain/files/installation';
import { listNotedBlobs } from '@/lib/domain/files/store';
import { sweepNow } from '@/lib/domain/files/sweep-storage';
import { getBlob } from '@/lib/engines/storage/blobs';
import { storage } from '@/lib/engines/storage/storage';
import { DamagedBlob, MissingBlob } from '@/lib/engines/storage/storage-errors';
import { storageProblem } from '@/lib/engines/storage/storage-problem';
import { type Command, CommandError } from './command';
import { record } from './record';

const storageCheck: Command = {
  name: 'storage check',
  usage: 'storage check',
  summary: 'Check that database and files belong together, and read every stored file',
  options: {},
  anyInstallation: true,
  async run() {
    const problems = [await storageProblem()].filter((problem) => problem !== null);
    if (problems.length === 0) problems.push(...(await pairProblems()));
    const files = problems.length === 0 ? await fileProblems() : { read: 0, problems: [] };
    problems.push(...files.problems);
    const { where } = await storage();
    return {
      data: { storage: where, files: files.read, problems },
      lines:
        problems.length === 0
          ? [`${files.read} files in ${where} are whole, and belong to this database.`]
          : ['NOT RIGHT:', ...problems.map((problem) => `  ${problem}`)],
      failed: problems.length > 0,
    };
  },
};

const pairProblems = (): Promise<string[]> =>
  checkInstallation().then(
    () => [],
    (error: unknown) => {
      if (error instanceof InstallationProblem) return [error.message];
      throw error;
    },
  );

async function fileProblems(): Promise<{ read: number; problems: string[] }> {
  const problems: string[] = [];
  let read = 0;
  for await (const sha256 of listNotedBlobs())
    try {
      await getBlob(sha256);
      read += 1;
    } catch (error) {
      if (!(error instanceof MissingBlob) && !(error instanceof DamagedBlob)) throw error;
      problems.push(error.message);
    }
  return { read, problems };
}

const storageAdopt: Command = {
  name: 'storage adopt',
  usage: 'storage adopt',
  summary: 'Say that database, files and secrets belong together, as after restoring a backup',
  options: {},
  anyInstallation: true,
  async run() {
    const problem = await storageProblem();
    if (problem) throw new CommandError(problem);
    const id = await adoptInstallation();
    await record({ kind: 'storage.adopted', target: id });
    return { data: { installation: id }, lines: [`Database and files belong to the installation ${id} from now on. Next: npm run admin -- storage check`] };
  },
};

const storageSweep: Command = {
  name: 'storage sweep',
  usage: 'storage sweep [--even-many]',
  summary: 'Put files aside that no record speaks of; they are deleted 30 days later',
  options: { 'even-many': { type: 'boolean', about: 'Also where they are more than a few percent of all.' } },
  async run({ flags }) {
    const sweep = await sweepNow({ evenMany: flags['even-many'] === true });
    if (sweep.stopped)
      throw new CommandError(
        `Nothing was taken${sweep.putAside > 0 ? ` but ${sweep.putAside} that were erased` : ''}: no record speaks of ${sweep.unknown - sweep.forgotten} of ${sweep.blobs} files. If this is the right database: storage sweep --even-many`,
      );
    return {
      data: sweep,
      lines: [`Of ${sweep.blobs} files ${sweep.putAside} were put aside, ${sweep.deleted} of earlier days deleted, ${sweep.broughtBack} brought back.`],
    };
  },
};

export const storageCommands = [storageCheck, storageAdopt, storageSweep];
