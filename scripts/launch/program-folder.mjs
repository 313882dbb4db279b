// Where a start runs its program from: the checkout, or a copy of it for a user who cannot read that.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { systemFolder } from './data-folder.mjs';
import { root } from './environment.mjs';
import { others } from './under-way.mjs';

/** What web, worker, their children and commands read. */
const PROGRAM = ['package.json', 'next.config.mjs', 'lib', 'public', 'prisma', 'scripts/launch', 'dist', '.next', 'node_modules'];
/** What these were made from, each with a name of its make: a copy is as good as the checkout while they are the same. */
const STAMPS = ['node_modules/.paraph-installed', 'dist/.stamp', '.next/paraph-stamp'];
const SAMPLES = [
  'package.json',
  'lib/engines/processes/jobs.ts',
  'scripts/launch/as-child.mjs',
  'dist',
  '.next',
  'node_modules',
  'node_modules/next/package.json',
];
/** Read by all, changed by root. */
const OPEN_FILE = 0o444;
const NOT_RUN = new Set(['node_modules/.cache', '.next/cache', '.next/dev']);

/** The folder to run from as this account; throws where there is none. */
export function programFolder(account, say = () => {}) {
  if (account.uid === undefined || canRead(account, root)) return root;
  const copy = path.join(systemFolder(root, 'program-'), makeOf());
  if (existsSync(copy)) return copy;
  say('Making a copy of the program that its user can read…');
  // A start may run from the one before.
  if (others('start').length === 0)
    for (const name of readdirSync(path.dirname(copy))) rmSync(path.join(path.dirname(copy), name), { recursive: true, force: true });
  const draft = `${copy}.${process.pid}`;
  const leftOut = developmentPackages();
  mkdirSync(draft, { mode: 0o755 });
  for (const name of PROGRAM) copyInto(draft, name, leftOut);
  renameSync(draft, copy);
  if (!canRead(account, copy)) throw new Error(`the user ${account.uid} can read neither ${root} nor ${copy}`);
  return copy;
}

/** By samples: what npm and a build make is made by one umask. */
function canRead(account, folder) {
  const readsAll = 'cd "$0" && for place; do test -r "$place" || exit 1; if test -d "$place"; then test -x "$place" || exit 1; fi; done';
  const asked = SAMPLES.filter((name) => existsSync(path.join(root, name)));
  if (spawnSync('/bin/sh', ['-c', readsAll, folder, ...asked], { ...account, cwd: '/', stdio: 'ignore' }).status !== 0) return false;
  return spawnSync(nodeOf(folder), ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** The Node that a program brings. */
export const nodeOf = (folder) => path.join(folder, path.relative(root, process.execPath));

function makeOf() {
  const sum = createHash('sha256');
  for (const name of STAMPS) sum.update(existsSync(path.join(root, name)) ? readFileSync(path.join(root, name)) : name).update('\0');
  return sum.digest('hex').slice(0, 16);
}

/** Half of what npm installs is for building and testing. */
function developmentPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return new Set(Object.keys(packages).filter((name) => packages[name].dev));
}

/** Links cost no room, and are as closed as their file: what only root can read is copied. */
function copyInto(target, name, leftOut) {
  const [from, to] = [path.join(root, name), path.join(target, name)];
  if (leftOut.has(name) || NOT_RUN.has(name) || !existsSync(from)) return;
  const facts = lstatSync(from);
  if (facts.isDirectory()) {
    mkdirSync(to, { recursive: true, mode: 0o755 });
    for (const each of readdirSync(from)) copyInto(target, `${name}/${each}`, leftOut);
  } else if (facts.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFile(from, to, facts.mode);
}

function copyFile(from, to, mode) {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  if ((mode & OPEN_FILE) === OPEN_FILE) {
    try {
      return linkSync(from, to);
    } catch {
      // Another disk, or a file system that has no links.
    }
  }
  copyFileSync(from, to);
  chmodSync(to, (statSync(to).mode & 0o777) | OPEN_FILE | (mode & 0o100 ? 0o111 : 0));
}
