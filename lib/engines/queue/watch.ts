import { log } from '@/lib/core/log';

/**
 * A *watch* is work that lies in a table of its domain's own, where a job for each row would cost more than the row: it
 * looks for what there is to do, as soon as it is woken and else now and then.
 */
export type Watch = {
  name: string;
  everyMs: number;
  /** Takes what there is, as much as it has room for, and begins with it. Never runs beside itself in a process. */
  look: () => Promise<unknown>;
  /** Resolves when all that was begun has ended. */
  ended: () => Promise<unknown>;
};

type Running = { watch: Watch; stopping: boolean; isWoken: boolean; rouse: () => void; over: Promise<void> };

const held = globalThis as { paraphWatches?: Map<string, Running> };

const running = (): Map<string, Running> => {
  held.paraphWatches ??= new Map();
  return held.paraphWatches;
};

export function startWatch(watch: Watch): void {
  const state: Running = { watch, stopping: false, isWoken: false, rouse: () => undefined, over: Promise.resolve() };
  running().set(watch.name, state);
  state.over = keepLooking(state);
}

async function keepLooking(state: Running): Promise<void> {
  while (!state.stopping) {
    state.isWoken = false;
    const failed = await state.watch.look().then(
      () => false,
      (error) => {
        log().error({ err: error, watch: state.watch.name }, 'watch');
        return true;
      },
    );
    // What failed once would fail at once again.
    if (failed) state.isWoken = false;
    if (!state.isWoken && !state.stopping) await rest(state);
  }
}

const rest = (state: Running): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, state.watch.everyMs);
    state.rouse = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Lets a watch look now, where this process runs it; others see it the next time that they look. */
export function wake(name: string): void {
  const state = running().get(name);
  if (!state) return;
  state.isWoken = true;
  state.rouse();
}

/** No watch looks any more; what is under way may end. */
export async function closeWatches(): Promise<void> {
  const all = [...running().values()];
  running().clear();
  for (const state of all) {
    state.stopping = true;
    state.rouse();
  }
  await Promise.all(all.map(({ over, watch }) => over.then(() => watch.ended())));
}
