/** The measurements of `bench/converting.ts`. */
import { type ChildProcess, execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { closeConverter, LIMITS, MEMORY_LIMIT_MB } from '@/lib/engines/convert/converter-state';
import { findOffice } from '@/lib/engines/convert/find-office';
import { READY } from '@/lib/engines/convert/office-jobs';
import { startOffice } from '@/lib/engines/convert/start-office';
import { atWork } from '@/lib/engines/convert/testing/processes-of';
import { paragraph, tinyDocx } from '@/lib/engines/convert/testing/tiny-docx';
import { makeWorkFolder } from '@/lib/engines/convert/work-folder';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';
import { median } from './median';

const DOCUMENTS = 30;
const BY_COMMAND = 2;
const ROUNDS = 5;

const row = (name: string, value: string) => console.log(`  ${name.padEnd(58)} ${value}`);
const sentence = 'The supplier delivers the design within thirty days of the order, see the table below, and answers for its correctness. ';
const documentOf = (number: number) => tinyDocx(`${paragraph(`Agreement ${number}`)}${paragraph(sentence.repeat(4)).repeat(6)}`);
const office = findOffice();
if (!office) throw new Error('LibreOffice is not installed.');
const lanes = LIMITS.size;

/** Documents a second, as many at once as there are children. */
async function rate(total: number, convert: (number: number, lane: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let next = 0;
  const work = async (lane: number) => {
    while (next < total) await convert(next++, lane);
  };
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  return (total * 1000) / (performance.now() - began);
}

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-bench-'));
const workFolder = makeWorkFolder();
const sandboxed = !whyNoSandbox();
const children = Array.from({ length: lanes }, () => startOffice({ office, sandboxed, workFolder, memoryMb: MEMORY_LIMIT_MB }));
const answer = (child: ChildProcess) => new Promise<unknown>((resolve) => child.once('message', resolve));
await Promise.all(children.map(async (child) => (await answer(child)) === READY));

const byChild = (number: number, lane: number) => {
  const child = children[lane] as ChildProcess;
  child.send({ id: number, kind: 'convert', job: { bytes: documentOf(number), kind: 'docx', fonts: [] } });
  return answer(child);
};
const byPool = (number: number) => convertToPdf({ bytes: documentOf(number), kind: 'docx' });
const byCommand = async (number: number, lane: number) => {
  const file = path.join(folder, `${lane}-${number}.docx`);
  writeFileSync(file, documentOf(number));
  await promisify(execFile)('soffice', [
    `-env:UserInstallation=file://${folder}/profile-${lane}`,
    '--headless',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    file,
  ]);
  readFileSync(file.replace(/docx$/, 'pdf'));
};

await Promise.all([rate(20, byChild), rate(20, byPool), rate(lanes, byCommand)]);
const rates: Record<'bare' | 'pool' | 'command', number[]> = { bare: [], pool: [], command: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  rates.bare.push(await rate(DOCUMENTS, byChild));
  rates.pool.push(await rate(DOCUMENTS, byPool));
  rates.command.push(await rate(BY_COMMAND, byCommand));
}
const [bare, pool, command] = [median(rates.bare), median(rates.pool), median(rates.command)];
console.log(`\nDOCX of one page to PDF, ${lanes} at once, at the median of ${ROUNDS} rounds:`);
row('LibreOffice by command line, a file each', `${command.toFixed(1)} a second`);
row('children without a pool', `${bare.toFixed(1)} a second`);
row('the pool', `${pool.toFixed(1)} a second, ${(pool / command).toFixed(1)} times the command line, ${((100 * pool) / bare).toFixed(0)} % of bare children`);
const one: number[] = [];
for (let number = 0; number < 30; number += 1) {
  const began = performance.now();
  await byPool(number);
  one.push(performance.now() - began);
}
row('one document after the other, by the pool', `${median(one).toFixed(0)} ms`);
const memory = ['Pss', 'Rss'].map((kind) => {
  const of = (pid: number) => Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  return median(children.map((child) => of(atWork(child.pid ?? 0))));
});
row('memory of a child after its jobs: own share, and in all', memory.map((mb) => `${mb.toFixed(0)} MB`).join(', '));
closeConverter();
for (const child of children) child.kill('SIGKILL');
rmSync(folder, { recursive: true, force: true });
rmSync(workFolder, { recursive: true, force: true });
process.exit(0);
