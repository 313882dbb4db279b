// Makes what runs: the database client, the bundles of server, worker and command line, and the web.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import bundleOptions from '../../rolldown.config.mjs';
import { buildAndStamp, isStale, results } from './build-stamp.mjs';
import { root } from './environment.mjs';
import { note, others, whenNobodyMakes } from './under-way.mjs';
import { placeViewerFiles } from './viewer-files.mjs';

/** Makes lib/core/generated, which types, tests and both builds need. */
export const buildClient = () => buildAndStamp(results.client, () => tool('prisma', ['generate'], { quiet: true }));

/** Makes dist/server.mjs, dist/worker.mjs and dist/cli.mjs. */
export const buildBundles = () =>
  buildAndStamp(results.bundles, async () => {
    rmSync(path.join(root, 'dist'), { recursive: true, force: true });
    const bundle = await rolldown({ ...bundleOptions, cwd: root, logLevel: 'warn' });
    await bundle.write(bundleOptions.output);
    await bundle.close();
  });

export const buildWeb = (options) => {
  // Before the sources are looked at: they are among them.
  placeViewerFiles();
  return buildAndStamp(results.web, () => tool('next', ['build'], options));
};

const isAnyStale = (steps) => steps.some((step) => isStale(results[step]));

/** Whether a start runs from what is stale by now: to make that anew would take it away beneath it. */
export const runsStale = (steps) => others('start').length > 0 && isAnyStale(steps);

export function refuseBeneathOthers(steps) {
  if (!runsStale(steps)) return;
  throw new Error(
    `A start runs from this checkout (process ${others('start').join(', ')}), and the checkout has changed since. Stop that start first, or start from a checkout of its own.`,
  );
}

/** Builds what is stale, in the order of need. */
export async function buildStale(steps, say = () => {}) {
  await whenNobodyMakes(say);
  if (!isAnyStale(steps)) return;
  const done = note('making');
  try {
    await buildEach(steps, say);
  } finally {
    done();
  }
}

async function buildEach(steps, say) {
  const builders = {
    client: ['Making the database client…', buildClient],
    bundles: ['Bundling server, worker and command line…', buildBundles],
    web: ['Building the web application; this takes a minute…', buildWeb],
  };
  for (const step of steps) {
    const [sentence, build] = builders[step];
    if (!isStale(results[step])) continue;
    say(sentence);
    await build();
  }
}

/** Runs a tool of node_modules/.bin; when it fails, what it said comes with the error. */
function tool(name, args, { quiet = false, env = process.env } = {}) {
  const variables = { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1' };
  const child = spawn(path.join(root, 'node_modules/.bin', name), args, {
    cwd: root,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // Prisma's and Next's own children must find the project's Node as well.
    env: { ...variables, PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}` },
  });
  const done = child.pid ? note('making', child.pid) : () => {}; // it may outlive us
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', done).on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ${args.join(' ')} failed.\n${said}`.trim()))));
  });
}
