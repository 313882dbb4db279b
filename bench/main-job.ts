/** `npm run bench`: the main job against the barest route, stage by stage, and what the signing page loads. */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import startApplication from '../e2e/start-application.ts';
import bundleOptions from '../rolldown.config.mjs';
import { median } from './median.ts';

const creates = 40;
const row = (name: string, value: string) => console.log(`  ${name.padEnd(44)} ${value}`);
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;

process.env.MONTHLY_LIMIT = '1000000';
const stop = await startApplication();
const base = process.env.BASE_URL ?? '';
try {
  const key = (
    JSON.parse(execFileSync(process.execPath, ['scripts/admin.mjs', 'key', 'create', '--email', 'bench@example.com', '--json'], { encoding: 'utf8' })) as {
      key: string;
    }
  ).key;
  await compareRoutes(key);
  await bundledStages();
  const link = (await create(key, 0)).signer_link;
  await pageLoad(link);
  await signing(key);
} finally {
  await stop();
}

async function create(key: string, round: number): Promise<{ signer_link: string }> {
  const response = await fetch(`${base}/v1/requests`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Agreement',
      document: { markdown: `## Scope\n\n${'A sentence of the contract. '.repeat(60)}\n\n${round}\n\n{{date:signer}} {{signature:signer}}` },
      signer: { name: 'Anna Berg', email: 'anna@example.com' },
      delivery: 'link',
    }),
  });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as { signer_link: string };
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

async function compareRoutes(key: string): Promise<void> {
  const bare = () => fetch(`${base}/healthz`).then((response) => response.text());
  await timeEach(20, bare);
  await timeEach(5, (round) => create(key, -round - 1));
  const bareMs = median(await timeEach(200, bare));
  const createMs = median(await timeEach(creates, (round) => create(key, round)));
  console.log('\nOne after the other, over HTTP, at the median:');
  row('bare route that answers a constant', `${milliseconds(bareMs)}  ${(1000 / bareMs).toFixed(0)} a second`);
  row('create a request of one page of markdown', `${milliseconds(createMs)}  ${(1000 / createMs).toFixed(0)} a second`);
  row('ratio', `${(createMs / bareMs).toFixed(1)} times the bare route`);
}

/** The engines alone, in a process of their own. */
async function bundledStages(): Promise<void> {
  const bundle = await rolldown({ ...bundleOptions, input: { stages: 'bench/stages.ts' }, logLevel: 'warn' });
  await bundle.write({ ...bundleOptions.output, dir: 'dist/bench', sourcemap: false });
  await bundle.close();
  const placeholders = {
    DATABASE_URL: 'postgresql://none@127.0.0.1:1/none',
    APPLICATION_KEY: 'x'.repeat(32),
    LINK_SECRET: 'x'.repeat(32),
    APP_ROOT: process.cwd(),
  };
  const out = execFileSync(process.execPath, ['dist/bench/stages.mjs'], { encoding: 'utf8', env: { ...process.env, ...placeholders } });
  console.log('\nStages, warm, at the median:');
  const stages = Object.entries(JSON.parse(out) as Record<string, number>);
  for (const [stage, ms] of stages) row(stage, milliseconds(ms));
  row('sign to sealed, all stages', milliseconds(stages.filter(([stage]) => stage.startsWith('sign')).reduce((sum, [, ms]) => sum + ms, 0)));
}

async function signing(key: string): Promise<void> {
  const links = await Promise.all(Array.from({ length: 12 }, (_, round) => create(key, 1000 + round)));
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
