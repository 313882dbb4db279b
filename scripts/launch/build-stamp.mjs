// What was built from what: a hash over the sources, kept beside each result.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './environment.mjs';

const SHARED = ['lib', 'prisma/schema.prisma', 'package-lock.json', 'tsconfig.json'];
const WEB = ['app', 'components', 'public', 'proxy.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.mjs', 'postcss.config.mjs'];
const NOT_BUILT = /(\.test\.tsx?$)|(^lib\/(core\/generated|testing|architecture)(\/|$))/;

export const results = {
  client: { sources: ['prisma/schema.prisma', 'package-lock.json'], stamp: 'lib/core/generated/.stamp' },
  bundles: { sources: [...SHARED, 'rolldown.config.mjs'], stamp: 'dist/.stamp' },
  web: { sources: [...SHARED, ...WEB], stamp: '.next/paraph-stamp' },
};

/** Whether the result is missing or older than its sources. */
export function isStale({ sources, stamp }) {
  const file = path.join(root, stamp);
  return !existsSync(file) || readFileSync(file, 'utf8') !== hash(sources);
}

/** Runs `build` and notes the sources as they were before: a change meanwhile makes the result stale. */
export async function buildAndStamp({ sources, stamp }, build) {
  const before = hash(sources);
  const file = path.join(root, stamp);
  // What is cut off must not be taken for the whole, even where the sources come back to what they were.
  rmSync(file, { force: true });
  await build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, before);
}

function hash(sources) {
  const sum = createHash('sha256').update(process.versions.node);
  for (const file of sources.flatMap(filesUnder)) sum.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return sum.digest('hex');
}

function filesUnder(source) {
  const full = path.join(root, source);
  if (!existsSync(full) || NOT_BUILT.test(source)) return [];
  if (!statSync(full).isDirectory()) return [source];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${source}/${name}`));
}
