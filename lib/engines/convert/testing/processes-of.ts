import { readFileSync } from 'node:fs';

/** The process at work for a child: behind bubblewrap it is the child of a child. */
export function atWork(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
  return child ? atWork(Number(child)) : pid;
}

/** As whom a process runs. */
export const userOf = (pid: number): number => Number(/^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Whether a process is there and no zombie. */
export function lives(pid: number): boolean {
  try {
    return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** How long a process has computed, in hundredths of a second. */
export const ticksOf = (pid: number): number => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[11]);
