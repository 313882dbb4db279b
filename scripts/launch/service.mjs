// How a process of ours is started: as whom, from where, with which variables.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { canReach } from '../database/database-user.mjs';
import { root } from './environment.mjs';
import { lentFiles } from './lent-files.mjs';
import { nodeOf, programFolder } from './program-folder.mjs';
import { keepForRoot, ownerOf, takeOver } from './service-account.mjs';

/**
 * For web, worker and commands: `file(name)` is a path within the program, and `options` are those of `spawn` for a process of its
 * Node. A start takes the data folder over; all else runs as whoever that belongs to.
 */
export function service(env, { isStart = false, say = console.error } = {}) {
  const { account, asRoot } = isStart ? takeOver(env.DATA_DIR, say) : { account: ownerOf(env.DATA_DIR) };
  if (asRoot) return asRootItself(env, asRoot, say);
  try {
    const program = programFolder(account, say);
    return from(program, account, account.uid === undefined ? env : { ...env, ...ofUser(env, account), ...lentFiles(env, account) });
  } catch (error) {
    // What other processes of this folder made is theirs: only a start may go on as root.
    if (!isStart) throw error;
    return asRootItself(env, error.message, say);
  }
}

/** A start that went well as root before must not fail; what is in the way is said each time. */
function asRootItself(env, reason, say) {
  keepForRoot(env.DATA_DIR);
  say(`Warning: web and worker run as root, as ${reason}. Set DATA_DIR to a folder such as /var/lib/paraph, or start as another user.`);
  return from(root, {}, env);
}

/** As the current user, from the checkout. */
export const asMyself = (env) => from(root, {}, env);

function from(program, account, env) {
  const file = (name) => path.join(program, name);
  const nodeOptions = ['--import', pathToFileURL(file('scripts/launch/private-files.mjs')).href];
  // Of glibc: each thread keeps what it freed in a place of its own otherwise, which is never given back.
  const options = { ...account, cwd: program, env: { MALLOC_ARENA_MAX: '2', ...env, APP_ROOT: program } };
  return {
    file,
    node: nodeOf(program),
    nodeOptions,
    options,
    /** Runs a command of ours to its end and answers what it said. */
    ask: (...words) => spawnSync(nodeOf(program), [...nodeOptions, file('dist/cli.mjs'), ...words], { ...options, encoding: 'utf8' }),
  };
}

/** Root's own folders are closed to others. */
function ofUser({ DATA_DIR, TMPDIR }, account) {
  return { HOME: DATA_DIR, ...(TMPDIR && !canReach(account, TMPDIR) ? { TMPDIR: '/tmp' } : {}) };
}
