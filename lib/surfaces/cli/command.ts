/** What a command of the operator's tool is. Its flags are those of `util.parseArgs`. */
export type Command = {
  name: string;
  usage: string;
  summary: string;
  options: Record<string, { type: 'string' | 'boolean'; about: string; required?: boolean }>;
  /** Names of the words after the command, all required. */
  words?: readonly string[];
  /** A flag that stands in for the words. */
  wordsUnless?: string;
  /** Runs also where database and files do not belong together. */
  anyInstallation?: true;
  run(given: { words: string[]; flags: Record<string, string | boolean | undefined> }): Promise<CommandResult>;
};

/** `data` is what `--json` prints, `lines` what a person reads. */
export type CommandResult = { data: unknown; lines: string[]; failed?: boolean /** Where 1 would not tell the outcomes apart. */; exitCode?: number };

/** Something the operator can mend: printed without a stack, exit code 1. */
export class CommandError extends Error {}
