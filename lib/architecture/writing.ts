import { importsOf, isTest, type Rule, type SourceFile } from './source-files';

const MAX_LINES = 300;
const VAGUE = /^(utils?|helpers?|misc|common)(\.|$)/;
const MODEL_CALL =
  /\b(tx|db\(\)|db|prisma|client)\s*\.\s*\w+\s*\.\s*(find(Unique|First)(OrThrow)?|findMany|create(Many)?(AndReturn)?|update(Many)?(AndReturn)?|upsert|delete(Many)?|count|aggregate|groupBy)\s*\(/;
const RAW_CALL = /\$(queryRaw|executeRaw)(Unsafe)?\b(?!`SELECT 1`)/;
const OWN_CODE = /^(app|components|lib)\/|^(proxy|instrumentation)\.ts$/;
const COMMENT = /^\s*(\/\/|\*|\/\*).*$/gm;

const shipped = ({ path }: SourceFile) => OWN_CODE.test(path) && !isTest(path);
const isTopLevel = ({ path }: SourceFile) => !path.includes('/');
const code = ({ text }: SourceFile) => text.replace(COMMENT, '');

function rule(concerns: (file: SourceFile) => boolean, isBroken: (file: SourceFile) => boolean, message: string): Rule {
  return (files) => files.filter((file) => concerns(file) && isBroken(file)).map(({ path }) => ({ path, message }));
}

export const environmentIsReadOnce = rule(
  (file) => shipped(file) && file.path !== 'lib/core/env.ts',
  // Next puts these two in at build time, for the files that it loads before anything of ours.
  (file) => (isTopLevel(file) ? /\bprocess\.env\b(?!\.(NEXT_RUNTIME|NODE_ENV)\b)/ : /\bprocess\.env\b/).test(code(file)),
  'Only lib/core/env.ts reads process.env: add the variable to its schema and to .env.example, and call env().',
);

export const rowsAreReadInStores = rule(
  (file) => shipped(file) && !/(^|\/)store\.ts$/.test(file.path) && !file.path.startsWith('lib/engines/queue/'),
  (file) => MODEL_CALL.test(code(file)) || RAW_CALL.test(code(file)),
  "Only a domain's store.ts and the queue speak Prisma: give the store a function that takes the caller, and call that.",
);

export const networkGoesThroughOneEngine = rule(
  (file) => shipped(file) && !file.path.startsWith('lib/engines/net/'),
  (file) => {
    // A component runs in the browser, where the content security policy lets it reach our own paths alone.
    const calls = file.path.startsWith('components/') ? /(?<![.\w])fetch\(\s*['"`]https?:/ : /(?<![.\w])fetch\(/;
    // The server listens; whoever calls out needs more than the one module.
    const listens = (name: string) => name === 'npm:node:http' && file.path.startsWith('lib/surfaces/server/');
    return calls.test(code(file)) || importsOf(file).some((name) => /^npm:(node:)?(https?|undici|axios|got)$/.test(name) && !listens(name));
  },
  'Only lib/engines/net calls out: it checks where an address leads, and limits time and size. Use its functions.',
);

export const invisibleCharactersAreNamedOnce = rule(
  (file) => shipped(file) && !file.path.startsWith('lib/core/text/'),
  (file) => /\\p\{(Cf|Zl|Zp|Bidi_Control|Default_Ignorable_Code_Point)\}|\\u202[a-e]/.test(code(file)),
  'Which characters nobody sees is said once, in lib/core/text/invisible.ts: use one of its functions.',
);

export const viewsAreTypesInComponents = rule(
  ({ path }) => path.startsWith('components/') && !isTest(path),
  (file) => /\bimport\s+(?!type\b)[^;]*?from\s*['"][^'"]*\/views\/[^'"]*['"]/.test(code(file)),
  'A component takes only the types of a view, by "import type": the shapes themselves would bring zod to the browser.',
);

export const namesSayOneThing = rule(
  () => true,
  ({ path }) => path.split('/').some((part) => VAGUE.test(part)),
  'The name says nothing: name the file for the one thing that it does.',
);

export const noBarrels = rule(
  shipped,
  (file) => /(^|\/)index\.tsx?$/.test(file.path) || /\bexport\s*\*/.test(code(file)) || onlyPassesOn(code(file)),
  'No barrels, and no "export *": import each thing from the file that makes it.',
);

export const filesStaySmall = rule(
  ({ path }) => !path.startsWith('lib/words/'),
  ({ text }) => text.trimEnd().split('\n').length > MAX_LINES,
  `Over ${MAX_LINES} lines: split it where its second purpose begins.`,
);

/** Whether nothing is left of a file but exports of what other files make. */
function onlyPassesOn(text: string): boolean {
  const passedOn = /export\s+(type\s+)?\{[^}]*\}\s*from\s*['"][^'"]+['"];?/g;
  return passedOn.test(text) && text.replace(passedOn, '').trim() === '';
}
