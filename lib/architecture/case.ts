import type { Rule } from './source-files';

export type Files = Record<string, string>;

/** A rule with lists of files that break it, and with their neighbours that do not. */
export type Case = { rule: Rule; bites: Files[]; allows: Files[] };

/** A file's text that imports something. */
export const imports = (target: string) => `import { x } from '${target}';`;
