import { spawnSync } from 'node:child_process';
import path from 'node:path';

const BWRAP = 'bwrap';
/** Where it is looked for. */
export const SANDBOX_PATH = '/usr/bin:/bin:/usr/local/bin';
const TRIAL_MS = 5_000;
/** What our Node and LibreOffice need of the machine; all of it read-only, and nothing else of it is there. */
const SYSTEM = [
  ...['/usr', '/lib', '/lib64', '/bin', '/etc/alternatives', '/etc/ld.so.cache', '/etc/localtime'],
  ...['/etc/fonts', '/etc/libreoffice', '/var/lib/libreoffice', '/var/cache/fontconfig'],
];

export type Command = { file: string; args: string[] };

/** What a child sees: read-only places of the project, and one folder to write in. */
export type View = {
  readable: readonly string[];
  /** None where the child writes nothing. */
  writable?: string;
  /** What stays out of sight even where it lies within what is readable. */
  hidden?: string;
  /** Whether root's child is to become somebody else by itself. */
  becomesAnother?: boolean;
};

/** The command inside bubblewrap: no network, no other processes, no files but those in view. Ends with its parent. */
export function inSandbox(command: Command, { readable, writable, hidden, becomesAnother }: View): Command {
  const seen = [...SYSTEM, ...readable];
  const shown = seen.flatMap((place) => ['--ro-bind-try', place, place]);
  // Those that bubblewrap makes by itself can be entered by nobody but root.
  const folders = [...new Set([...seen, ...(writable ? [writable] : [])].flatMap(ancestors))].flatMap((place) => ['--perms', '0755', '--dir', place]);
  const covered = hidden && seen.some((place) => hidden.startsWith(`${place}/`)) ? ['--tmpfs', hidden] : [];
  const own = writable ? ['--bind', writable, writable, '--chdir', writable] : ['--chdir', '/'];
  const places = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', ...folders, ...shown, ...covered, ...own];
  return { file: BWRAP, args: [...namespaces(becomesAnother), '--die-with-parent', '--new-session', ...places, '--', command.file, ...command.args] };
}

/** Root's child can give up root itself only outside of a user namespace, which has one user. */
function namespaces(becomesAnother = false): string[] {
  if (process.getuid?.() !== 0) return ['--unshare-all'];
  const apart = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];
  return becomesAnother ? [...apart, '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID'] : apart;
}

/** The folders above a place, the outermost first. */
function ancestors(place: string): string[] {
  const parent = path.dirname(place);
  return parent === '/' ? [] : [...ancestors(parent), parent];
}

// Next loads a module once per layer, and the answer is the same in all of them.
const shared = globalThis as typeof globalThis & { paraphSandboxTrial?: { problem: string | undefined } };

/** Why bubblewrap cannot be used here; undefined where it can. Tried once a process: many containers refuse what it needs. */
export function whyNoSandbox(): string | undefined {
  shared.paraphSandboxTrial ??= { problem: problemOfTrial() };
  return shared.paraphSandboxTrial.problem;
}

function problemOfTrial(): string | undefined {
  const { file, args } = inSandbox({ file: '/bin/true', args: [] }, { readable: [], becomesAnother: true });
  const { error, status, stderr } = spawnSync(file, args, { encoding: 'utf8', timeout: TRIAL_MS, env: { PATH: SANDBOX_PATH } as unknown as NodeJS.ProcessEnv });
  if (status === 0) return undefined;
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT') return 'bubblewrap is not installed';
  return (stderr || String(error)).trim().split('\n')[0];
}
