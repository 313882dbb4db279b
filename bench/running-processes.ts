import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Kind = 'web' | 'worker' | 'engine' | 'database' | 'connection';

/** Web and worker are the launcher's children, engines theirs; the database is on its own. */
export function processesOf(launcher: number, folder: string): Record<Kind, number[]> {
  const found: Record<Kind, number[]> = { web: [], worker: [], engine: [], database: [], connection: [] };
  const all = readdirSync('/proc').flatMap((name) => processAt(name));
  const childrenOf = (pid: number) => all.filter(({ parent }) => parent === pid);
  const below = (pid: number): typeof all => childrenOf(pid).flatMap((child) => [child, ...below(child.pid)]);
  for (const { pid, command } of below(launcher)) {
    if (command.includes('dist/server.mjs')) found.web.push(pid);
    else if (command.includes('dist/worker.mjs')) found.worker.push(pid);
  }
  for (const pid of [...found.web, ...found.worker]) found.engine.push(...below(pid).map((child) => child.pid));
  const server = databaseAt(folder);
  if (server) {
    found.database.push(server.pid);
    found.connection.push(...childrenOf(server.pid).flatMap(({ pid, command }) => (/postgres: postgres paraph/.test(command) ? [pid] : [])));
  }
  return found;
}

function processAt(name: string): { pid: number; parent: number; command: string }[] {
  if (!/^\d+$/.test(name)) return [];
  try {
    const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
    const parent = Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]);
    return [{ pid: Number(name), parent, command }];
  } catch {
    return []; // it has just ended
  }
}

export function databaseAt(folder: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(pid), port: Number(port) };
  } catch {
    return undefined;
  }
}

/** Milliseconds of processor that these have taken so far. Those that have ended are not known any more. */
export const processorMs = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const [, facts = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      const [user, system] = [facts.split(' ')[11], facts.split(' ')[12]];
      return sum + (Number(user) + Number(system)) * MS_A_TICK;
    } catch {
      return sum;
    }
  }, 0);

const MS_A_TICK = 10;

/** Megabytes that these hold, shared pages counted for each. */
export const heldMb = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024, 0);
