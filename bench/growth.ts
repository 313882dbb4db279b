/**
 * `npm run bench -- --growth`: what people call and what the clock runs, with 1,000 requests and runs, with 100,000, and with
 * `--million` as many as that; each in a database of its own.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import type { Grown } from './growth-of-years.ts';
import { inOwnDatabase } from './in-own-database.ts';

const sizes = [1_000, 100_000, ...(process.argv.includes('--million') ? [1_000_000] : [])];
// Limits that a benchmark would run into.
const noLimits = { MONTHLY_LIMIT: '10000000', KEY_CREATES_PER_MINUTE: '100000' };
const load = () => loadavg().map((value) => value.toFixed(1));

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-growth-'));
const grown: Grown[] = [];
console.log(`${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, load ${load().join(' ')}`);
try {
  for (const size of sizes) {
    const answer = path.join(folder, `${size}.json`);
    await inOwnDatabase('growth-of-years', { ...noLimits, GROWTH_SIZE: String(size), GROWTH_ANSWER: answer });
    grown.push(JSON.parse(readFileSync(answer, 'utf8')) as Grown);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const [title, part] of [
  ['What people call, median', 'operations'],
  ['What the clock runs, once, with twenty of each kind due', 'periodic'],
] as const) {
  console.log(`\n${title}: milliseconds, and times those with ${sizes[0]}`);
  console.log(`  ${''.padEnd(36)}${sizes.map((size) => String(size).padStart(17)).join('')}`);
  for (const name of Object.keys(grown[0]?.[part] ?? {})) {
    const each = grown.map((figures) => figures[part][name] ?? Number.NaN);
    const cells = each.map((ms) => `${ms.toFixed(1)} ${`×${(ms / (each[0] ?? ms)).toFixed(2)}`.padStart(7)}`.padStart(17));
    console.log(`  ${name.padEnd(36)}${cells.join('')}`);
  }
}
console.log('\nTables that grow and are read from end to end, or mostly to be left out:');
// A small table is rightly read whole.
const found = grown.slice(1).flatMap(({ size, walks }) => walks.map((walk) => `  at ${size}: ${walk}`));
console.log(found.length > 0 ? found.join('\n') : '  none');
console.log(`\nload at the end ${load().join(' ')}`);
