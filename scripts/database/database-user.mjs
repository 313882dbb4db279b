// PostgreSQL refuses to run as root. Where root starts Paraph, the server runs as another user,
// who must be able to reach the data folder and the server's binaries.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const runsAsRoot = process.getuid?.() === 0;

/** `{ uid, gid }` to start the server with; empty where the current user can do it. */
export function databaseUser(cluster) {
  if (!runsAsRoot) return {};
  // An existing cluster keeps its owner, even when a `postgres` user appears on the machine later.
  if (cluster && existsSync(cluster)) {
    const { uid, gid } = statSync(cluster);
    if (uid !== 0) return { uid, gid };
  }
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (!user)
    throw new Error(
      'The embedded PostgreSQL cannot run as root, and this machine has neither a user "postgres" nor "nobody". Set DATABASE_URL, or start as another user.',
    );
  return user;
}

/** Whether that user can enter the folder, or one above it where it does not exist yet. */
export function canReach(user, folder) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

function lookUp(name) {
  const id = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}
