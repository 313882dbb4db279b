import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asWritten } from './stack';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stack-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stackOf = (file: string): string => execFileSync(process.execPath, [path.join(folder, file)], { encoding: 'utf8' });

it('names the lines that were written', async () => {
  const lines = ['// one', 'export function fails(): never {', "  throw new RangeError('too far');", '}'];
  writeFileSync(path.join(folder, 'fails.ts'), `${lines.join('\n')}\n`);
  const rest = ["import { fails } from './fails';", 'try {', '  fails();', '} catch (error) {', '  console.log((error as Error).stack);', '}'];
  writeFileSync(path.join(folder, 'main.ts'), `${rest.join('\n')}\n`);
  const bundle = await rolldown({ input: path.join(folder, 'main.ts') });
  await bundle.write({ file: path.join(folder, 'built', 'main.mjs'), sourcemap: true, minify: true });
  const built = stackOf('built/main.mjs');
  expect(built).not.toContain('fails.ts');
  const [said, first, second] = asWritten(built).split('\n');
  expect(said).toBe('RangeError: too far');
  expect(first).toMatch(/fails\.ts:3:\d+\)$/);
  expect(second).toMatch(/main\.ts:3:\d+$/);
});

it('leaves a stack as it is where no map can be read', () => {
  writeFileSync(path.join(folder, 'bare.mjs'), 'console.log(new Error("as it is").stack);\n');
  writeFileSync(path.join(folder, 'bare.mjs.map'), '{ "version": 3, "mappings": ');
  const built = stackOf('bare.mjs');
  expect(built).toMatch(/^Error: as it is\n {4}at .*bare\.mjs:1:13/);
  expect(asWritten(built)).toBe(built);
});
