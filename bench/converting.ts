/** `node bench/converting.ts`: one-page DOCX to PDF by the pool, by its children without a pool, and by LibreOffice's command line. */
import { execFileSync } from 'node:child_process';
import { rolldown } from 'rolldown';
import bundleOptions from '../rolldown.config.mjs';

const bundle = await rolldown({ ...bundleOptions, input: { conversions: 'bench/conversions.ts' }, logLevel: 'warn' });
await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
await bundle.close();
const placeholders = {
  DATABASE_URL: 'postgresql://none@127.0.0.1:1/none',
  APPLICATION_KEY: 'x'.repeat(32),
  LINK_SECRET: 'x'.repeat(32),
  EVIDENCE_KEY: 'x'.repeat(32),
  APP_ROOT: process.cwd(),
  LOG_LEVEL: 'silent',
};
execFileSync(process.execPath, ['dist/bench/conversions.mjs'], { env: { ...process.env, ...placeholders }, stdio: 'inherit' });
