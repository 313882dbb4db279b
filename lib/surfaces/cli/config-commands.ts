import { EnvError, env } from '@/lib/core/env';
import { sealIdentity } from '@/lib/domain/signatures/sealing/seal';
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
      const problems = [mailProblem(env()), privateAddressesProblem(env()), await storageProblem()].filter((problem) => problem !== null);
      if (problems.length > 0) throw new CommandError(problems.join('\n'));
      const { subject, sha256Fingerprint } = await sealIdentity();
      return { data: { base_url: BASE_URL, data_dir: dataDir, seal: { subject, sha256Fingerprint } }, lines: [`The configuration is valid. Seal: ${subject}`] };
    } catch (error) {
      if (error instanceof CommandError) throw error;
      if (error instanceof EnvError) throw new CommandError(error.message);
      throw new CommandError(`The sealing key cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
};

export const configCommands = [configCheck];
