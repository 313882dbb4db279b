import { EnvError, env } from '@/lib/core/env';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
import { sealConcern } from '@/lib/domain/signatures/sealing/seal-warnings';
import { timeStampsProblem } from '@/lib/domain/signatures/sealing/time-stamps';
import { mailProblem } from '@/lib/engines/mail/send-mail';
import { privateAddressesProblem } from '@/lib/engines/net/private-exceptions';
import { storageProblem } from '@/lib/engines/storage/storage-problem';
import { type Command, CommandError } from './command';

const configCheck: Command = {
  name: 'config check',
  usage: 'config check',
  summary: 'Check the configuration, the storage and the sealing key; list all that is wrong',
  options: {},
  anyInstallation: true,
  async run() {
    try {
      const { BASE_URL, dataDir } = env();
      const problems = [mailProblem(env()), privateAddressesProblem(env()), await storageProblem(), await timeStampsProblem()].filter(
        (problem) => problem !== null,
      );
      if (problems.length > 0) throw new CommandError(problems.join('\n'));
      const { subject, sha256Fingerprint } = await sealIdentity();
      // No reason to refuse a start: what is signed is held, and the operators can be told.
      const concern = await sealConcern();
      return {
        data: { base_url: BASE_URL, data_dir: dataDir, seal: { subject, sha256Fingerprint, concern } },
        lines: [`The configuration is valid. Seal: ${subject}`, ...(concern ? [`Note: ${concern}`] : [])],
      };
    } catch (error) {
      if (error instanceof CommandError) throw error;
      if (error instanceof EnvError) throw new CommandError(error.message);
      throw new CommandError(`The sealing key cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};

export const configCommands = [configCheck];
