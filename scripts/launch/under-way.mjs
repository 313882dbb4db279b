// Who runs from this checkout, and who is making something in it: plain JavaScript that Node 18 understands. A process that was
// killed leaves its note, and a note of nobody counts for nothing.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
/** Beside what is made anew, and what npm removes. */
const notes = path.join(root, '.running');
const LOOK_MS = 500;
const SAY_EVERY_MS = 15_000;

/** Notes that this process does `what` until it ends, or `done` is called. `pid` is whoever does it. */
export function note(what, pid = process.pid) {
  const file = path.join(notes, `${what}-${pid}`);
  whereWeMay(() => {
    mkdirSync(notes, { recursive: true });
    writeFileSync(file, startOf(pid) ?? '');
  });
  const done = () => whereWeMay(() => rmSync(file, { force: true }));
  process.once('exit', done);
  return done;
}

/** Process ids of those that do `what` now, this one not among them. */
export function others(what) {
  const found = [];
  for (const name of namesIn(notes)) {
    const [, kind, pid] = /^(.+)-(\d+)$/.exec(name) ?? [];
    if (kind !== what || Number(pid) === process.pid) continue;
    const file = path.join(notes, name);
    if (isAlive(Number(pid)) && contentOf(file) === (startOf(Number(pid)) ?? '')) found.push(Number(pid));
    else whereWeMay(() => rmSync(file, { force: true }));
  }
  return found;
}

/** Waits until nobody else makes anything here: a start that was killed may leave an npm that is still at work. */
export const whenNobodyMakes = (say) => whenNobody('making', say);

export async function whenNobody(what, say = console.log) {
  for (let sayAt = 0; others(what).length > 0; await sleep(LOOK_MS)) {
    if (Date.now() < sayAt) continue;
    say(`Waiting for another installation or build of this checkout (process ${others(what).join(', ')})…`);
    sayAt = Date.now() + SAY_EVERY_MS;
  }
}

/** Whoever cannot write in a checkout, somebody else's or a read-only one, makes nothing in it either: what is there is all that a start needs. */
function whereWeMay(act) {
  try {
    act();
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** When a process began, in clock ticks: its id alone comes again. Undefined where the system does not say. */
function startOf(pid) {
  return contentOf(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}
