import { readFileSync } from 'node:fs';

/** The unit in which Linux tells it, on every machine: hundredths of a second. */
const TICK_MS = 10;
/** Places of the time in user and system mode behind the name of the program (proc(5)). */
const USER = 11;
const SYSTEM = 12;

/** Milliseconds of a processor that another process has taken since its start; undefined where the system does not tell. */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program stands in brackets and may hold any sign.
    const fields = told.slice(told.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[USER]) + Number(fields[SYSTEM]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
  } catch {
    return undefined;
  }
}
