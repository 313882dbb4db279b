import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file as the rules see it. The path is the project's, with forward slashes. */
export type SourceFile = { path: string; text: string };

/** What a rule has found: where, and what to do instead. */
export type Violation = { path: string; message: string };

/** Every rule is a pure function over a list of files, so that planted lists can show that it bites. */
export type Rule = (files: readonly SourceFile[]) => Violation[];

const ROOTS = ['app', 'components', 'lib', 'scripts', 'e2e', 'bench'];
const TOP_LEVEL = ['proxy.ts', 'instrumentation.ts'];
const CODE = /\.(ts|tsx|mjs)$/;

export const isTest = (file: string) => /\.test\.(tsx?|mjs)$/.test(file) || /^(lib\/(testing|architecture)|e2e|bench)\//.test(file);
export const isGenerated = (file: string) => file.startsWith('lib/core/generated/') || file === 'lib/client/paraph-api.ts';

export function readSourceFiles(root: string): SourceFile[] {
  const under = ROOTS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );
  const top = TOP_LEVEL.filter((file) => existsSync(path.join(root, file)));
  return [...under, ...top]
    .filter((file) => CODE.test(file) && !isGenerated(file))
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"]+)['"]/g;

/** What a file imports: the project's own files as project paths, packages by their names. */
export function importsOf({ path: file, text }: SourceFile): string[] {
  return [...text.matchAll(IMPORT)].map(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return specifier.slice(2);
    return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : `npm:${specifier}`;
  });
}
