import { parseArgs } from 'node:util';
import { type Command, CommandError, type CommandResult } from './command';

const everywhere = { help: { type: 'boolean', about: 'Show this help.' }, json: { type: 'boolean', about: 'Print JSON.' } } as const;

export type Outcome = { exitCode: number; out: string; err: string };

/** Finds the command that the words begin with, and runs it unless `before` has a reason not to. */
export async function runCommand(
  commands: readonly Command[],
  args: readonly string[],
  before: (command: Command) => Promise<string | null> = async () => null,
): Promise<Outcome> {
  const command = commands.find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  if (!command) return overview(commands, args);
  try {
    const { values, positionals } = parseArgs({
      args: args.slice(command.name.split(' ').length),
      options: { ...command.options, ...everywhere },
      allowPositionals: true,
    });
    if (values.help) return { exitCode: 0, out: helpOf(command), err: '' };
    refuseMissing(command, values, positionals);
    const refusal = await before(command);
    if (refusal) return fail(refusal, args);
    return print(await command.run({ words: positionals, flags: values }), values.json === true);
  } catch (error) {
    if (!(error instanceof CommandError) && !isUsageError(error)) throw error;
    return fail((error as Error).message, args, `\n${usageOf(command)}`);
  }
}

/** Whoever asks for JSON gets it when something is wrong, too; `more` is for people. */
const fail = (message: string, args: readonly string[], more = ''): Outcome => ({
  exitCode: 1,
  out: '',
  err: args.includes('--json') ? JSON.stringify({ error: { message } }, null, 2) : `${message}${more}`,
});

const print = (result: CommandResult, json: boolean): Outcome => ({
  exitCode: result.exitCode ?? (result.failed ? 1 : 0),
  out: json ? JSON.stringify(result.data, null, 2) : result.lines.join('\n'),
  err: '',
});

function refuseMissing(command: Command, flags: Record<string, unknown>, words: string[]): void {
  const missing = Object.entries(command.options).filter(([name, option]) => option.required && !flags[name]);
  if (missing.length) throw new CommandError(`Missing: ${missing.map(([name]) => `--${name}`).join(', ')}`);
  const wanted = command.wordsUnless && flags[command.wordsUnless] ? [] : (command.words ?? []);
  if (words.length !== wanted.length) throw new CommandError(wanted.length ? `Give ${wanted.map((word) => `<${word}>`).join(' ')}.` : 'Too many words.');
}

const isUsageError = (error: unknown): boolean => error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

const usageOf = (command: Command): string => `Usage: npm run admin -- ${command.usage}`;

function helpOf(command: Command): string {
  const options = Object.entries({ ...command.options, ...everywhere }).map(([name, option]) => `  --${name.padEnd(14)} ${option.about}`);
  return [command.summary, '', usageOf(command), '', 'Options:', ...options].join('\n');
}

function overview(commands: readonly Command[], args: readonly string[]): Outcome {
  const asked = args.length === 0 || args[0] === '--help' || args[0] === 'help';
  const list = [
    'Usage: npm run admin -- <command>',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(58)} ${summary}`),
    '',
    'Each answers --help and --json.',
  ].join('\n');
  return asked ? { exitCode: 0, out: list, err: '' } : { exitCode: 1, out: '', err: `There is no command "${args.join(' ')}".\n${list}` };
}
