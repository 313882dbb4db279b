import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { onTestFinished } from 'vitest';
import options from '../../rolldown.config.mjs';

const besidePackages = path.resolve('node_modules/.cache/paraph-test');

/** Bundles a file as the worker is bundled, for a test that starts it as a process of its own; answers where it lies. */
export async function bundledChild(file: string): Promise<string> {
  mkdirSync(besidePackages, { recursive: true });
  const dir = mkdtempSync(path.join(besidePackages, 'child-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const bundle = await rolldown({ ...options, input: { child: file }, logLevel: 'warn' });
  await bundle.write({ ...options.output, dir });
  await bundle.close();
  return path.join(dir, 'child.mjs');
}
