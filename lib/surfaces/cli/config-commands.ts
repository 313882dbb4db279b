import { EnvError, env } from '@/lib/core/env';
import { judgeConfiguration } from '@/lib/domain/operator/configuration/problems';
import { type Command, CommandError } from './command';

const configCheck: Command = {
  name: 'config check',
  usage: 'config check',
  summary: 'Check the configuration, the storage and the sealing key; list all that is wrong',
  options: {},
  anyInstallation: true,
  async run() {
    const { problems, doubts, seal } = await judgeConfiguration().catch((error: unknown) => {
      throw error instanceof EnvError ? new CommandError(error.message) : error;
    });
    if (problems.length > 0 || !seal) throw new CommandError(problems.join('\n'));
    const { BASE_URL, dataDir } = env();
    const { subject, sha256Fingerprint } = seal;
    return {
      data: { base_url: BASE_URL, data_dir: dataDir, seal: { subject, sha256Fingerprint }, doubts },
      lines: [`The configuration is valid. Seal: ${subject}`, ...doubts.map((doubt) => `Note: ${doubt}`)],
    };
  },
};

export const configCommands = [configCheck];
