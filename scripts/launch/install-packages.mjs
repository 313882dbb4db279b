// Runs before anything is installed: plain JavaScript that Node 18 understands, and nothing from npm.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { note, others, whenNobodyMakes } from './under-way.mjs';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const stamp = path.join(root, 'node_modules', '.paraph-installed');
const QUIET = ['--loglevel=error', '--no-fund', '--no-audit'];

/** The Node that the project brings with it. */
export const ownNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Installs what package-lock.json names, unless that is what is there. */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  const isThere = () => existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp, 'utf8') === lock;
  if (isThere()) return;
  await whenNobodyMakes();
  if (isThere()) return;
  if (others('start').length > 0)
    throw new Error(
      `A start runs with the packages of this checkout (process ${others('start').join(', ')}), and others are wanted now. Stop that start first.`,
    );
  // What is cut off must not be taken for the whole, even where the lock file comes back to what it was.
  rmSync(stamp, { force: true });
  console.log('Installing packages; the first time takes about a minute…');
  // Some install scripts refuse an old Node, so npm runs on the one that the project brings.
  const node = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).dependencies.node;
  let code = await npm(['exec', '--yes', '--loglevel=error', `--package=node@${node}`, '--', 'npm', 'ci', ...QUIET]);
  if (code !== 0 && isNewEnough(process.versions.node)) {
    console.log(`Trying again with Node ${process.versions.node}, which is here already…`);
    code = await npm(['ci', ...QUIET]);
  }
  if (code !== 0) throw new Error('The packages could not be installed; npm says why above. Is the npm registry reachable?');
  writeFileSync(stamp, lock);
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 13);
}

function npm(args) {
  const began = Date.now();
  // Where no terminal shows npm's own spinner, a line now and then tells that it lives.
  const pulse = setInterval(() => console.log(`  still installing (${Math.round((Date.now() - began) / 1000)} s)`), 15_000);
  return new Promise((resolve) => {
    const done = (code) => {
      clearInterval(pulse);
      forget();
      resolve(code);
    };
    const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
    const forget = child.pid ? note('making', child.pid) : () => {}; // npm may outlive us
    child.on('error', () => done(1)).on('exit', (code) => done(code === null ? 1 : code));
  });
}
