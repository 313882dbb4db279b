import { readFileSync } from 'node:fs';

/** Of the fields behind the name in /proc/<pid>/stat: time in the process itself, and in the system for it, in hundredths of a second. */
const [USER, SYSTEM] = [11, 12];
const TICK_MS = 10;

/** Milliseconds of a processor that a process and those that it started have taken, as a child may stand behind bubblewrap; null where there is none, or the system does not say so. */
export function processorTimeOf(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const own = (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
    return startedBy(pid).reduce((sum, each) => sum + (processorTimeOf(each) ?? 0), own);
  } catch {
    return null;
  }
}

function startedBy(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
