import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { describe, expect, onTestFinished, test } from 'vitest';
import { proxyByContract } from '@/lib/testing/contract-proxy';
import { serveApi } from '@/lib/testing/contract-server';
import { files, makeWorld } from '@/lib/testing/world';
import { asCurl } from './as-curl';
import { asTypescript } from './as-typescript';
import { makeDocument, publicOperations } from './document';
import { type Example, examples } from './examples';
import { pathOf } from './input-parts';

const run = promisify(execFile);

function addressOf({ operation }: Example) {
  const op = publicOperations().find(({ name }) => name === operation);
  if (!op) throw new Error(`There is no operation ${operation}.`);
  return pathOf(op);
}

/** A folder with the client and the files that the examples speak of. */
async function workFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'paraph-examples-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['paraph-client.ts', 'paraph-api.ts']) await symlink(path.resolve('lib/client', file), path.join(folder, file));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content());
  return folder;
}

type Way = (example: Example, url: string, folder: string, env: NodeJS.ProcessEnv) => Promise<{ stdout: string }>;

const ways: Record<string, Way> = {
  curl: (example, url, cwd, env) => run('/bin/sh', ['-c', asCurl(example, addressOf(example), url)], { cwd, env }),
  TypeScript: async (example, url, cwd, env) => {
    const file = path.join(cwd, 'example.mts');
    await writeFile(file, asTypescript(example, addressOf(example), url));
    return run(process.execPath, [file], { cwd, env });
  },
};

/** How files of a kind begin. */
const beginnings: Record<string, RegExp> = { '.pdf': /^%PDF-/, '.docx': /^PK/, '.txt': /^\w/ };

describe.each(Object.entries(ways))('as %s', (_, way) => {
  test.each(examples.map((example) => [example.operation, example.title, example] as const))(
    '%s, "%s", does what it says, within the description',
    async (_name, _title, example) => {
      const api = await serveApi();
      const { values } = await makeWorld(example.given);
      const folder = await workFolder();
      const { url, broken } = await proxyByContract(api.url);
      const { stdout } = await way(example, url, folder, { ...process.env, ...values });
      expect(api.answered.map(({ status }) => status)).toEqual([example.status]);
      expect(broken.filter((violation) => example.status < 400 || violation.startsWith('response'))).toEqual([]);
      if (example.saves) expect((await readFile(path.join(folder, example.saves))).toString('latin1')).toMatch(beginnings[path.extname(example.saves)] ?? /^$/);
      else if (example.status !== 204) expect(stdout.trim()).not.toBe('');
    },
  );
});

test('every example in TypeScript passes the strict checks of the compiler', async () => {
  const folder = await workFolder();
  const files = examples.map((_, index) => path.join(folder, `example-${index}.mts`));
  for (const [index, example] of examples.entries()) await writeFile(files[index] ?? '', asTypescript(example, addressOf(example), 'https://sign.paraph.test'));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    typeRoots: [path.resolve('node_modules/@types')],
    types: ['node'],
    paths: { 'openapi-fetch': [path.resolve('node_modules/openapi-fetch')] },
  });
  const problems = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
  expect(problems).toEqual([]);
});

test('every operation that has docs has an example that succeeds', () => {
  const succeeds = new Set(examples.filter(({ status }) => status < 400).map(({ operation }) => operation));
  const documented = publicOperations().filter(({ docs }) => docs);
  expect(documented.filter(({ name }) => !succeeds.has(name)).map(({ name }) => name)).toEqual([]);
});

test('the status of every example is one that the description gives its operation', () => {
  const { paths = {} } = makeDocument('https://sign.paraph.test');
  for (const example of examples) {
    const { path: at, method } = addressOf(example);
    expect(Object.keys(paths[at]?.[method]?.responses ?? {}), example.title).toContain(`${example.status}`);
  }
});
