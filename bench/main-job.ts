/** `npm run bench`: the main job against the barest route, stage by stage, and what the signing page loads. */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import startApplication from '../e2e/start-application.ts';
import bundleOptions from '../rolldown.config.mjs';
import { contractPdf, onePageOfMarkdown } from './documents.ts';
import { median } from './median.ts';

for (const [flag, other] of [
  ['--growth', './growth.ts'],
  ['--load', './load.ts'],
] as const)
  if (process.argv.includes(flag)) {
    await import(other);
    process.exit();
  }

const row = (name: string, value: string) => console.log(`  ${name.padEnd(44)} ${value}`);
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

// Limits that a benchmark would run into.
Object.assign(process.env, { MONTHLY_LIMIT: '1000000', KEY_CREATES_PER_MINUTE: '100000' });
const stop = await startApplication();
const base = process.env.BASE_URL ?? '';
try {
  const made = execFileSync(process.execPath, ['scripts/admin.mjs', 'key', 'create', '--email', 'bench@example.com', '--json'], { encoding: 'utf8' });
  const { key } = JSON.parse(made) as { key: string };
  const engine = await bundledStages();
  await compareRoutes(key, engine);
  await pageLoad((await create(key, onePageOfMarkdown(0))).signer_link);
  await signing(key);
} finally {
  await stop();
}

type Created = { request_id: string; request_token: string; signer_link: string };

async function create(key: string, document: object): Promise<Created> {
  const response = await fetch(`${base}/v1/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Agreement', document, signer: { name: 'Anna Berg', email: 'anna@example.com' }, delivery: 'link' }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Created;
}

async function timeEach(times: number, run: (round: number) => Promise<unknown>): Promise<number[]> {
  const each: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const began = performance.now();
    await run(round);
    each.push(performance.now() - began);
  }
  return each;
}

/** Each operation beside the barest route, and beside the engine's work that it cannot do without. */
async function compareRoutes(key: string, engine: Record<string, number>): Promise<void> {
  const bare = () => fetch(`${base}/healthz`).then((response) => response.text());
  await timeEach(20, bare);
  const bareMs = median(await timeEach(200, bare));
  console.log('\nOne after the other, over HTTP, at the median:');
  row('bare route that answers a constant', `${milliseconds(bareMs)}  ${(1000 / bareMs).toFixed(0)} a second`);
  const compare = async (name: string, times: number, engineMs: number | undefined, run: (round: number) => Promise<unknown>) => {
    await timeEach(3, (round) => run(-round - 1));
    const ms = median(await timeEach(times, run));
    const toEngine = engineMs ? `, ${(ms / engineMs).toFixed(1)} times the bare engine (${milliseconds(engineMs)})` : '';
    row(name, `${milliseconds(ms)}  ${(ms / bareMs).toFixed(1)} times the bare route${toEngine}`);
  };
  const pdfs = { one: (await contractPdf(1)).toString('base64'), fifty: (await contractPdf(50)).toString('base64') };
  await compare('create from one page of markdown', 40, engine['create: set one page of markdown'], (round) => create(key, onePageOfMarkdown(round)));
  await compare('create from a PDF of one page', 20, engine['create: take in a PDF of one page'], () => create(key, { pdf_base64: pdfs.one }));
  await compare('create from a PDF of 50 pages', 8, engine['create: take in a PDF of 50 pages'], () => create(key, { pdf_base64: pdfs.fifty }));
  const sent = await create(key, onePageOfMarkdown(500));
  const headers = { 'x-request-token': sent.request_token };
  await compare('status', 100, undefined, () => fetch(`${base}/v1/requests/${sent.request_id}`, { headers }).then((response) => response.text()));
}

/** The engines alone, in a process of their own. */
async function bundledStages(): Promise<Record<string, number>> {
  const bundle = await rolldown({ ...bundleOptions, input: { stages: 'bench/stages.ts' }, logLevel: 'warn' });
  await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
  await bundle.close();
  const placeholders = {
    DATABASE_URL: 'postgresql://none@127.0.0.1:1/none',
    APPLICATION_KEY: 'x'.repeat(32),
    LINK_SECRET: 'x'.repeat(32),
    EVIDENCE_KEY: 'x'.repeat(32),
    APP_ROOT: process.cwd(),
  };
  const out = execFileSync(process.execPath, ['dist/bench/stages.mjs'], { encoding: 'utf8', env: { ...process.env, ...placeholders } });
  console.log('\nStages, warm, at the median:');
  const timed = JSON.parse(out) as Record<string, number>;
  const stages = Object.entries(timed);
  for (const [stage, ms] of stages) row(stage, milliseconds(ms));
  for (const [size, pages] of [
    ['one page', 1],
    ['50 pages', 50],
  ] as const) {
    const [whole = 0, known = 0] = [timed[`create: take in a PDF of ${size}`], timed[`create: the same of ${size}, compared and tried before`]];
    row(`what comparing and trying adds, ${size}`, `${((whole - known) / known).toFixed(1)} times the rest, ${milliseconds((whole - known) / pages)} a page`);
  }
  const ofProcessor = (stage: string) => milliseconds(timed[`${stage}, a page: fonts not embedded`] ?? 0);
  row('comparison', `${milliseconds(timed['comparison, a page: fonts embedded'] ?? 0)} a page on one core, without the trial of signing`);
  row('the same where fonts are not embedded', `${ofProcessor('comparison')} a page on one core, and ${ofProcessor('second engine')} for the second engine`);
  row('and for a page that both engines draw', `${milliseconds(timed['both engines, a page: fonts embedded'] ?? 0)} more on one core`);
  row('sign to sealed, all stages', milliseconds(stages.filter(([stage]) => stage.startsWith('sign')).reduce((sum, [, ms]) => sum + ms, 0)));
  return timed;
}

async function signing(key: string): Promise<void> {
  const links = await Promise.all(Array.from({ length: 12 }, (_, round) => create(key, onePageOfMarkdown(1000 + round))));
  const page = await (await fetch(links[0]?.signer_link ?? '')).text();
  const consent = /name="consent"[^>]*value="([^"]+)"/.exec(page)?.[1] ?? '';
  const each = await timeEach(links.length, async (round) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ consent, signature_kind: 'typed', signature_text: 'Anna Berg', time_zone: 'Europe/Berlin' }))
      form.set(name, value);
    const answer = await fetch(`${links[round]?.signer_link}/finish`, { method: 'POST', body: form, redirect: 'manual' });
    if (answer.headers.get('location')?.includes('problem')) throw new Error(`Refused: ${answer.headers.get('location')}`);
  });
  console.log('\nOver HTTP:');
  row('post the signature to sealed PDF stored', milliseconds(median(each.slice(2))));
}

async function pageLoad(link: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, { requests: number; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    const sum = bytes.get(kind) ?? { requests: 0, bytes: 0 };
    bytes.set(kind, { requests: sum.requests + 1, bytes: sum.bytes + encodedDataLength });
  });
  await page.goto(link, { waitUntil: 'networkidle' });
  console.log('\nThe signing page of one page of text, on a phone, over the wire:');
  const total = { requests: 0, bytes: 0 };
  for (const [kind, sum] of bytes) {
    row(kind, `${(sum.bytes / 1024).toFixed(1)} KB in ${sum.requests} requests`);
    total.requests += sum.requests;
    total.bytes += sum.bytes;
  }
  row('all', `${(total.bytes / 1024).toFixed(1)} KB in ${total.requests} requests`);
  await browser.close();
}
