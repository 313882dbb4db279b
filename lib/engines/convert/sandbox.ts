import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const BWRAP = 'bwrap';
const TRIAL_MS = 5_000;
/** What LibreOffice needs of the machine; all of it read-only, and nothing else of it is there. */
const SYSTEM = [
  ...['/usr', '/lib', '/lib64', '/bin', '/etc/alternatives', '/etc/ld.so.cache'],
  ...['/etc/fonts', '/etc/libreoffice', '/var/lib/libreoffice', '/var/cache/fontconfig'],
];

export type Command = { file: string; args: string[] };

/** What a child sees: read-only places of the project, and one folder to write in. */
type View = { readable: readonly string[]; writable: string };

/** The command inside bubblewrap: no network, no other processes, no files but those in view. Ends with its parent. */
export function inSandbox(command: Command, { readable, writable }: View): Command {
  const seen = [...SYSTEM, ...readable];
  const shown = seen.flatMap((place) => ['--ro-bind-try', place, place]);
  // Those that bubblewrap makes by itself can be entered by nobody but root.
  const folders = [...new Set([...seen, writable].flatMap(ancestors))].flatMap((place) => ['--perms', '0755', '--dir', place]);
  // Root's child gives up root itself, which a user namespace of one user would not let it do.
  const namespaces =
    process.getuid?.() === 0
      ? ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try', '--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID']
      : ['--unshare-all'];
  const places = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', ...folders, ...shown, '--bind', writable, writable, '--chdir', writable];
  return { file: BWRAP, args: [...namespaces, '--die-with-parent', '--new-session', ...places, '--', command.file, ...command.args] };
}

/** The folders above a place, the outermost first. */
function ancestors(place: string): string[] {
  const parent = path.dirname(place);
  return parent === '/' ? [] : [...ancestors(parent), parent];
}

let trial: Promise<string | undefined> | undefined;

/** Why bubblewrap cannot be used here; undefined where it can. Tried once a process: many containers refuse what it needs. */
export function whyNoSandbox(): Promise<string | undefined> {
  trial ??= tryIt();
  return trial;
}

async function tryIt(): Promise<string | undefined> {
  const folder = path.dirname(process.execPath);
  const { file, args } = inSandbox({ file: process.execPath, args: ['--version'] }, { readable: [folder], writable: folder });
  try {
    await promisify(execFile)(file, args, { timeout: TRIAL_MS });
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return code === 'ENOENT' ? 'bubblewrap is not installed' : (stderr || String(error)).trim().split('\n')[0];
  }
}
