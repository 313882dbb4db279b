import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PREFIX = 'paraph-office-';
const OWNED = /^paraph-office-(\d+)-(\d+)-/;

/** Clock ticks between the start of the machine and that of the process; undefined where there is none. Process ids alone come again. */
function startOf(pid: number): string | undefined {
  try {
    // The name, in brackets, may hold anything.
    return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Where children may be: root's are somebody else, who cannot pass through a folder of root alone. */
function temporaryParent(): string {
  const isRoot = process.getuid?.() === 0;
  return isRoot && !everybodyPasses(tmpdir()) ? '/tmp' : tmpdir();
}

const everybodyPasses = (folder: string): boolean => (statSync(folder).mode & 0o001) !== 0 && (folder === '/' || everybodyPasses(path.dirname(folder)));

/** Makes the folder in which this process keeps those of its children. They are named for who made them, so that a later start knows what is left over. */
export function makeWorkFolder(parent = temporaryParent()): string {
  const folder = mkdtempSync(path.join(/* turbopackIgnore: true */ parent, `${PREFIX}${process.pid}-${startOf(process.pid) ?? 0}-`));
  // Root's children are other users: they pass through, each to its own folder, and see no names.
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  return folder;
}

/** Removes what processes left that were killed. */
export function sweepWorkFolders(parent = temporaryParent()): void {
  for (const name of readdirSync(parent)) {
    const [, pid, start] = OWNED.exec(name) ?? [];
    const folder = path.join(/* turbopackIgnore: true */ parent, name);
    if (pid && startOf(Number(pid)) !== start && isOurs(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function isOurs(folder: string): boolean {
  try {
    return statSync(folder).uid === process.getuid?.();
  } catch {
    return false;
  }
}
