import { existsSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kind } from '../running-processes.ts';
import type { MailMood, MailProvider } from './mail-provider.ts';
import type { Product } from './product.ts';
import type { Receiver, ReceiverMood } from './receiver.ts';

type Scene = { product: Product; mail: MailProvider; receiver: Receiver; chance: () => number };

/** A fault that was struck: how long it lasts, and what heals it. Undefined where there was nothing to strike. */
type Struck = { lastsMs: number; heal: () => void } | undefined;
type Fault = { name: string; strike: (scene: Scene) => Struck };

/** What is struck one after the other with a pause, all lanes at the same time. */
type Lane = { pauseMs: number; faults: readonly Fault[] };

const instant: Struck = { lastsMs: 0, heal: () => {} };
const minuteMs = 60_000;

const killed = (kind: Kind, signal: 'SIGKILL' | 'SIGTERM', name: string): Fault => ({
  name,
  strike: ({ product, chance }) => {
    const pids = product.processes(kind);
    const pid = pids[Math.floor(chance() * pids.length)];
    return pid !== undefined && signalled(pid, signal) ? instant : undefined;
  },
});

const held = (kind: Kind, lastsMs: number, name: string): Fault => ({
  name,
  strike: ({ product }) => {
    const [pid] = product.processes(kind);
    return pid !== undefined && signalled(pid, 'SIGSTOP') ? { lastsMs, heal: () => void signalled(pid, 'SIGCONT') } : undefined;
  },
});

const mail = (mood: MailMood, lastsMs: number): Fault => ({
  name: `the mail provider is ${mood}`,
  strike: ({ mail: provider }) => {
    provider.mood = mood;
    return { lastsMs, heal: () => void (provider.mood = 'well') };
  },
});

const receiving = (mood: ReceiverMood, lastsMs: number): Fault => ({
  name: `the receiver of webhooks is ${mood}`,
  strike: ({ receiver }) => {
    receiver.mood = mood;
    return { lastsMs, heal: () => void (receiver.mood = 'well') };
  },
});

const clock = (offsetMs: number, name: string): Fault => ({
  name,
  strike: ({ product }) => {
    writeFileSync(product.clockFile, String(offsetMs));
    return { lastsMs: 1500, heal: () => writeFileSync(product.clockFile, '0') };
  },
});

/** Every block of the disk of the blobs is taken. */
const diskFull: Fault = {
  name: 'the disk is full',
  strike: ({ product }) => {
    if (!product.hasOwnDisk) return undefined;
    const ballast = path.join(product.blobs, 'ballast');
    const { bavail, bsize } = statfsSync(product.blobs);
    try {
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
    } catch {
      // Others wrote meanwhile: it is full all the same.
    }
    return { lastsMs: 1500, heal: () => rmSync(ballast, { force: true }) };
  },
};

/** The folder of drafts is a file: nothing can be written aside, as on a share that went away. */
const storageAway: Fault = {
  name: 'the storage refuses',
  strike: ({ product }) => {
    const drafts = path.join(product.blobs, 'drafts');
    const aside = path.join(product.blobs, 'drafts-aside');
    if (!existsSync(drafts)) return undefined;
    renameSync(drafts, aside);
    writeFileSync(drafts, '');
    return {
      lastsMs: 1500,
      heal: () => {
        rmSync(drafts, { force: true, recursive: true });
        renameSync(aside, drafts);
      },
    };
  },
};

const lanes: readonly Lane[] = [
  { pauseMs: 11_000, faults: [killed('web', 'SIGKILL', 'web is killed'), killed('web', 'SIGTERM', 'web is asked to end'), held('web', 2000, 'web is held')] },
  {
    pauseMs: 11_000,
    faults: [
      killed('worker', 'SIGKILL', 'the worker is killed'),
      killed('worker', 'SIGTERM', 'the worker is asked to end'),
      held('worker', 3000, 'the worker is held'),
    ],
  },
  { pauseMs: 1300, faults: [killed('engine', 'SIGKILL', 'an engine is killed')] },
  {
    pauseMs: 25_000,
    faults: [killed('database', 'SIGKILL', 'the database is killed'), killed('connection', 'SIGKILL', 'a connection of the database is killed')],
  },
  { pauseMs: 2500, faults: [mail('down', 1500), mail('refusing', 1500), mail('slow', 2500)] },
  { pauseMs: 2500, faults: [receiving('down', 1500), receiving('failing', 1500), receiving('slow', 2500)] },
  { pauseMs: 6000, faults: [diskFull, storageAway] },
  { pauseMs: 5000, faults: [clock(2 * 60 * minuteMs, 'the clock is two hours ahead'), clock(-10 * minuteMs, 'the clock is ten minutes behind')] },
];

/** Strikes so many faults over all lanes, and answers how often each. All is healed when this returns. */
export async function startFaults(scene: Scene & { count: number }): Promise<Record<string, number>> {
  const struck: Record<string, number> = {};
  let left = scene.count;
  const walk = async ({ pauseMs, faults }: Lane) => {
    for (let turn = 0; left > 0; turn += 1) {
      await sleep(pauseMs * (0.7 + 0.6 * scene.chance()));
      const fault = faults[turn % faults.length];
      const done = left > 0 ? fault?.strike(scene) : undefined;
      if (!done || !fault) continue;
      left -= 1;
      struck[fault.name] = (struck[fault.name] ?? 0) + 1;
      await sleep(done.lastsMs);
      done.heal();
      if (left % 50 === 0) console.log(`  ${left} faults to go`);
    }
  };
  await Promise.all(lanes.map(walk));
  return struck;
}

/** Whether there was somebody to signal. */
function signalled(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
