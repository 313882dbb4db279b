/**
 * `npm run bench -- --load`: what is called most, one, four and sixteen at once, beside a bare route and a bare server on the
 * engine, in turns within one run. Requests a second, p50 and p99 in milliseconds, and what a call takes of processors.
 */
import { execFileSync, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { rolldown } from 'rolldown';
import startApplication from '../e2e/start-application.ts';
import bundleOptions from '../rolldown.config.mjs';
import { contractPdf, onePageOfMarkdown } from './documents.ts';
import { atShare, type Measured, measuredFor, pooled } from './measured.ts';
import { databaseAt, heldMb, type Kind, processesOf, processorMs } from './running-processes.ts';

const TURN_MS = 2000;
const TURNS = 3;
const KINDS = ['web', 'worker', 'engine', 'database'] as const satisfies readonly Kind[];

Object.assign(process.env, {
  MONTHLY_LIMIT: '10000000',
  KEY_CREATES_PER_MINUTE: '1000000',
  KEY_CALLS_PER_MINUTE: '1000000',
  KEY_UPLOADS_PER_MINUTE: '1000000',
});
const stop = await startApplication();
const base = (process.env.BASE_URL ?? '').replace('localhost', '127.0.0.1');
const bareEngine = await startBareEngine();
let answered = 0;

type Created = { request_id: string; signer_link: string };
type Operation = { name: string; prepare?: (calls: number) => Promise<void>; call: () => Promise<void> };

try {
  const made = execFileSync(process.execPath, ['scripts/admin.mjs', 'key', 'create', '--email', 'bench@example.com', '--json'], { encoding: 'utf8' });
  const operations = await operationsOf((JSON.parse(made) as { key: string }).key);
  console.log(
    `\n${cpus().length} processors (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)} before; ${TURNS} turns of ${TURN_MS / 1000} s each.`,
  );
  for (const atOnce of [1, 4, 16]) await compare(operations, atOnce);
  const { web, worker } = processesNow();
  console.log(`\nAfter ${answered} calls web holds ${heldMb(web).toFixed(0)} MB, the worker ${heldMb(worker).toFixed(0)} MB.`);
} finally {
  bareEngine.child.kill();
  await stop();
}

async function compare(operations: readonly Operation[], atOnce: number): Promise<void> {
  const all = new Map<string, Measured[]>();
  for (let turn = 0; turn <= TURNS; turn += 1) {
    for (const { name, prepare, call } of operations) {
      await prepare?.(atOnce * 100);
      const measured = await measuredFor(turn === 0 ? TURN_MS / 4 : TURN_MS, atOnce, call, spent);
      answered += measured.latenciesMs.length;
      // The first turn warms.
      if (turn > 0) all.set(name, [...(all.get(name) ?? []), measured]);
    }
  }
  console.log(`\n${String(atOnce).padStart(2)} at once${' '.repeat(31)}req/s    p50     p99  errors   processor a call: ${KINDS.join(', ')}`);
  for (const [name, turns] of all) {
    const { latenciesMs, seconds, errors, spentMs } = pooled(turns);
    const each = spentMs.map((ms) => (ms / Math.max(1, latenciesMs.length)).toFixed(1)).join(', ');
    const [rate, p50, p99] = [latenciesMs.length / seconds, atShare(latenciesMs, 0.5), atShare(latenciesMs, 0.99)].map((value) => value.toFixed(1));
    console.log(`  ${name.padEnd(38)} ${rate?.padStart(6)} ${p50?.padStart(6)} ${p99?.padStart(7)}  ${String(errors).padStart(6)}   ${each}`);
  }
}

function processesNow(): Record<Kind, number[]> {
  const launcher = Number(/^\d+$/.exec(execFileSync('pgrep', ['-P', String(process.pid), '-f', 'launch/launch.mjs'], { encoding: 'utf8' }).trim())?.[0]);
  return processesOf(launcher, process.env.DATA_DIR ?? '');
}

/** Of web, worker, engines and database, milliseconds of processor so far. */
function spent(): number[] {
  const found = processesNow();
  const server = databaseAt(process.env.DATA_DIR ?? '');
  const database = server ? [server.pid, ...found.connection] : [];
  return [found.web, found.worker, found.engine, database].map(processorMs);
}

async function operationsOf(key: string): Promise<Operation[]> {
  const authorization = { authorization: `Bearer ${key}` };
  let round = 0;
  const body = (document: object) =>
    JSON.stringify({ title: 'Agreement', document, signer: { name: 'Anna Berg', email: 'anna@example.com' }, delivery: 'link' });
  const create = async (document: object): Promise<Created> => {
    const headers = { ...authorization, 'content-type': 'application/json' };
    const response = await fetch(`${base}/v1/requests`, { method: 'POST', headers, body: body(document) });
    if (response.status !== 201) throw new Error(await response.text());
    return (await response.json()) as Created;
  };
  const markdown = () => onePageOfMarkdown((round += 1));
  const read =
    (address: () => string, headers: Record<string, string> = {}) =>
    async () => {
      const response = await fetch(address(), { headers });
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200 || byteLength === 0) throw new Error(`${address()} was answered ${response.status}`);
    };
  const linkOf = ({ signer_link }: Created) => signer_link.replace(/^https?:\/\/[^/]+/, base);
  const pdf = await contractPdf(1);
  // Bytes of its own each time: what was seen before is answered from what was noted then.
  const distinctPdf = () => ({ pdf_base64: Buffer.concat([pdf, Buffer.from(`\n% ${randomUUID()}\n`)]).toString('base64') });
  const sent = await create(markdown());
  const link = linkOf(sent);
  await read(() => `${link}/pages/1?w=800`)();
  const stock: string[] = [];
  const unopened = async (calls: number) => {
    while (stock.length < calls) stock.push(...(await Promise.all(Array.from({ length: 8 }, async () => linkOf(await create(markdown()))))));
  };
  const next = () => stock.pop() ?? '';
  const consent = /name="consent"[^>]*value="([^"]+)"/.exec(await (await fetch(link)).text())?.[1] ?? '';
  const sign = async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ consent, signature_kind: 'typed', signature_text: 'Anna Berg', time_zone: 'Europe/Berlin' }))
      form.set(name, value);
    const response = await fetch(`${next()}/finish`, { method: 'POST', body: form, redirect: 'manual' });
    if (response.status !== 303 || response.headers.get('location')?.includes('problem')) throw new Error(`Signing was answered ${response.status}`);
  };
  return [
    { name: 'bare route that answers a constant', call: read(() => `${base}/healthz`) },
    {
      name: 'bare server on the engine, markdown',
      async call() {
        const response = await fetch(bareEngine.address, { method: 'POST', body: body(markdown()) });
        await response.arrayBuffer();
        if (response.status !== 201) throw new Error(`The bare engine answered ${response.status}`);
      },
    },
    { name: 'create from markdown', call: async () => void (await create(markdown())) },
    { name: 'create from a PDF', call: async () => void (await create(distinctPdf())) },
    { name: 'status, by key', call: read(() => `${base}/v1/requests/${sent.request_id}`, authorization) },
    { name: 'signing page', call: read(() => link) },
    { name: 'picture of a page, drawn before', call: read(() => `${link}/pages/1?w=800`) },
    { name: 'picture of a page, drawn now', prepare: unopened, call: read(() => `${next()}/pages/1?w=800`) },
    { name: 'sign', prepare: unopened, call: sign },
  ];
}

async function startBareEngine() {
  const bundle = await rolldown({ ...bundleOptions, input: { 'bare-engine': 'bench/bare-engine.ts' }, logLevel: 'warn' });
  await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
  await bundle.close();
  const secrets = { APPLICATION_KEY: 'x'.repeat(32), LINK_SECRET: 'x'.repeat(32), EVIDENCE_KEY: 'x'.repeat(32) };
  const env = { ...process.env, ...secrets, DATABASE_URL: 'postgresql://none@127.0.0.1:1/none', APP_ROOT: process.cwd() };
  const child = fork('dist/bench/bare-engine.mjs', [], { env, execArgv: [] });
  const port = await new Promise<number>((resolve, reject) => child.once('message', (port) => resolve(Number(port))).once('exit', reject));
  return { child, address: `http://127.0.0.1:${port}/` };
}
