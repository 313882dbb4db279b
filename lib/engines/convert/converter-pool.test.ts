import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConverterPool } from '@/lib/engines/convert/converter-pool';
import { LIMITS, MEMORY_LIMIT_MB } from '@/lib/engines/convert/converter-state';
import { findOffice, type Office } from '@/lib/engines/convert/find-office';
import { startOffice } from '@/lib/engines/convert/start-office';
import { atWork, lives, userOf } from '@/lib/engines/convert/testing/processes-of';
import { paragraph, tinyDocx } from '@/lib/engines/convert/testing/tiny-docx';
import { makeWorkFolder } from '@/lib/engines/convert/work-folder';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';

const LONG_MS = 60_000;
// A child needs a second to start; on a machine that is busy with all other tests, many.
vi.setConfig({ testTimeout: LONG_MS });
const office = findOffice() as Office;
const one = { bytes: tinyDocx(paragraph('One')), kind: 'docx', fonts: [] } as const;
const endless = { ...one, bytes: tinyDocx(paragraph('word '.repeat(60)).repeat(60_000)) };

let workFolder: string;
let pool: ConverterPool;

beforeEach(() => {
  workFolder = makeWorkFolder();
});
afterEach(async () => {
  pool.close();
  await vi.waitFor(() => expect(readdirSync(workFolder)).toEqual([]), LONG_MS);
  rmSync(workFolder, { recursive: true });
});

async function open(
  limits: Partial<typeof LIMITS> = {},
  { memoryMb = MEMORY_LIMIT_MB, from = office, onStart = (_child: ChildProcess): unknown => undefined } = {},
) {
  const sandboxed = !whyNoSandbox();
  pool = new ConverterPool({ ...LIMITS, size: 1, ...limits }, () => {
    const child = startOffice({ office: from, sandboxed, workFolder, memoryMb });
    onStart(child);
    return child;
  });
}
const convert = (job: typeof one | typeof endless = one, waitMs = LONG_MS) => pool.run({ ...job, fonts: [] }, waitMs);
const onlyPid = () => pool.pids[0] as number;

test('a child killed in the middle of a document is replaced, and the same document is answered by the next', async () => {
  await open();
  await convert();
  const [first, work] = [onlyPid(), atWork(onlyPid())];
  // A stopped child has taken the document and does nothing with it.
  process.kill(work, 'SIGSTOP');
  const folders = readdirSync(workFolder);
  const pending = convert();
  process.kill(work, 'SIGKILL');
  expect((await pending).value.pages).toBe(1);
  expect(onlyPid()).not.toBe(first);
  expect(folders.filter((name) => existsSync(`${workFolder}/${name}`))).toEqual([]);
});

test('a document whose children die twice fails as crashed, and the next one is served', async () => {
  let deaths = 0;
  await open({}, { onStart: (child) => child.once('message', () => deaths++ < 2 && setImmediate(() => process.kill(atWork(child.pid ?? 0), 'SIGKILL'))) });
  await expect(convert()).rejects.toMatchObject({ code: 'crashed', isWorthARetry: false });
  expect((await convert()).value.pages).toBe(1);
});

test('a conversion that does not end is killed at its limit, and the next document is served', async () => {
  await open({ timeoutMs: 6_000 });
  await convert();
  const work = atWork(onlyPid());
  await expect(convert(endless)).rejects.toMatchObject({ code: 'timeout', isWorthARetry: false });
  expect((await convert()).value.pages).toBe(1);
  await vi.waitFor(() => expect(lives(work)).toBe(false), LONG_MS);
});

test('a document that needs too much memory is stopped, and told from a crash', async () => {
  await open({}, { memoryMb: 400 });
  await expect(convert(endless)).rejects.toMatchObject({ code: 'too_large' });
  expect((await convert()).value.pages).toBe(1);
});

test('waiting is not counted as work: the limit of a document begins when a child takes it', async () => {
  await open({ timeoutMs: 10_000 });
  await convert();
  const work = atWork(onlyPid());
  process.kill(work, 'SIGSTOP');
  const both = [convert(), convert()];
  await new Promise((resolve) => setTimeout(resolve, 500));
  process.kill(work, 'SIGCONT');
  const [first, second] = await Promise.all(both);
  expect(first?.workedMs).toBeGreaterThan(450);
  expect(first?.queuedMs).toBeLessThan(450);
  expect(second?.queuedMs).toBeGreaterThan(450);
});

test('whoever would wait longer than he may is told that all are busy, and whoever comes to a full queue at once', async () => {
  await open({ queueLimit: 2 });
  await convert();
  process.kill(atWork(onlyPid()), 'SIGSTOP');
  const stuck = convert().catch((error) => error.code);
  const late = convert(one, 100);
  await expect(convert()).rejects.toMatchObject({ code: 'busy', isWorthARetry: true });
  await expect(late).rejects.toMatchObject({ code: 'busy' });
  pool.close();
  expect(await stuck).toBe('closed');
});

test.each([
  ['jobs', { recycleAfter: 2 }],
  ['memory', { recycleAboveMb: 1 }],
])('a child is replaced after its share of %s, and no document waits for the new one in vain', async (_what, limits) => {
  await open(limits);
  await convert();
  const first = onlyPid();
  for (let document = 0; document < 6; document += 1) expect((await convert()).value.pages).toBe(1);
  await vi.waitFor(() => expect(pool.pids).not.toContain(first), LONG_MS);
});

test('two documents are converted at once where there are two children', async () => {
  await open({ size: 2 });
  await Promise.all([convert(), convert()]);
  expect(pool.pids).toHaveLength(2);
});

test('where LibreOffice does not start nobody waits for ever, and it is said', async () => {
  await open({ startMs: 10_000 }, { from: { program: '/usr/lib', library: '/usr/lib/none.so' } });
  await expect(convert()).rejects.toMatchObject({ code: 'converter_broken' });
});

test('what is no document at all is unreadable, and the child lives on', async () => {
  await open();
  await convert();
  const first = onlyPid();
  await expect(convert({ ...one, bytes: Buffer.from('PK\x03\x04 nothing') } as unknown as typeof one)).rejects.toMatchObject({ code: 'unreadable' });
  expect((await convert()).value.pages).toBe(1);
  expect(onlyPid()).toBe(first);
});

test('LibreOffice never runs as root', async () => {
  await open();
  await convert();
  expect(userOf(atWork(onlyPid()))).not.toBe(0);
});
