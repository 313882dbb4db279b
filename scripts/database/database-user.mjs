// PostgreSQL refuses to run as root, and so does all else of ours. Where root starts Paraph, server, web and worker run as
// another user, who must be able to reach the data folder and the programs.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

const runsAsRoot = process.getuid?.() === 0;
/** The first that the machine has. A user "paraph" is one that the operator has made for us. */
const USERS = ['paraph', 'postgres', 'nobody'];

/** `{ uid, gid }` to start the server of this data folder with; empty where the current user can do it. */
export function databaseUser(folder) {
  if (!runsAsRoot) return {};
  // What exists keeps its owner, even when one of those users appears on the machine later.
  for (const place of folder ? [path.join(folder, 'postgres'), folder] : []) {
    const { uid, gid } = existsSync(place) ? statSync(place) : { uid: 0 };
    if (uid !== 0) return { uid, gid };
  }
  const user = USERS.map(lookUp).find(Boolean);
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
