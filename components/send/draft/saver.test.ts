import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refused, Unreached } from '../../dashboard/ask';
import { Saver, type SaveState } from './saver';
import type { DraftPatch } from './view';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service that holds one draft, and a browser that keeps what is unsaved. */
function world({ revision = 1, exists = true } = {}) {
  const server = { revision, patches: [] as DraftPatch[], made: 0, isDown: false };
  const kept = new Map<string, { revision: number; patch: DraftPatch }>();
  const told: SaveState[] = [];
  const changed = () => ({ revision: server.revision, updatedAt: `at ${server.revision}` });
  const saver = new Saver(exists ? { id: 'dr', revision } : null, {
    create: async () => {
      server.made += 1;
      return { id: 'dr' };
    },
    save: async (_id, from, patch) => {
      if (server.isDown) throw new Unreached('down');
      const details = [
        { path: 'changedBy', code: 'conflict', message: 'Max' },
        { path: 'updatedAt', code: 'conflict', message: 'noon' },
      ];
      if (from !== server.revision) throw new Refused(409, 'conflict', '', details);
      server.revision += 1;
      server.patches.push(patch);
      return changed();
    },
    read: async () => changed(),
    keep: (id, one) => kept.set(id, one),
    forget: (id) => kept.delete(id),
    isOnline: () => true,
    tell: (state) => told.push(state),
  });
  return { saver, server, kept, told };
}

test('what is typed in one go is saved at once, as one change', async () => {
  const { saver, server, told } = world();
  saver.change({ title: 'O' });
  saver.change({ title: 'Offer' });
  saver.change({ message: 'Hello' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.patches).toEqual([{ title: 'Offer', message: 'Hello' }]);
  expect(told.at(-1)).toEqual({ kind: 'saved', at: 'at 2' });
});

test('own saves never conflict, however close they follow each other', async () => {
  const { saver, server, told } = world();
  saver.change({ title: 'One' });
  const first = saver.flush();
  saver.change({ title: 'Two' });
  const other = saver.write(async () => ({ revision: ++server.revision, updatedAt: 'document' }));
  saver.change({ title: 'Three' });
  await Promise.all([first, other, saver.flush()]);
  expect(server.patches.at(-1)).toEqual({ title: 'Three' });
  expect(told.map(({ kind }) => kind)).not.toContain('conflict');
});

test('a draft is made once, with the first change, however many wait for it', async () => {
  const { saver, server } = world({ exists: false });
  saver.change({ title: 'New' });
  await Promise.all([saver.ensure(), saver.ensure(), saver.flush()]);
  expect(server.made).toBe(1);
  expect(server.patches).toEqual([{ title: 'New' }]);
});

test('what could not be saved is kept in the browser, and saved with what follows once the service is back', async () => {
  const { saver, server, kept, told } = world();
  server.isDown = true;
  saver.change({ title: 'Offer' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told.at(-1)).toEqual({ kind: 'failed' });
  expect(kept.get('dr')).toEqual({ revision: 1, patch: { title: 'Offer' } });
  server.isDown = false;
  saver.change({ message: 'Hello' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.patches).toEqual([{ title: 'Offer', message: 'Hello' }]);
  expect(kept.size).toBe(0);
});

test('a conflict says who and when, saves nothing, and has two ways out', async () => {
  const mine = world();
  mine.server.revision = 7;
  mine.saver.change({ title: 'Mine' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(mine.told.at(-1)).toEqual({ kind: 'conflict', by: 'Max', at: 'noon' });
  mine.saver.change({ message: 'Mine too' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(mine.server.patches).toEqual([]);
  await mine.saver.goOnWithMine();
  expect(mine.server.patches).toEqual([{ title: 'Mine', message: 'Mine too' }]);

  const theirs = world();
  theirs.server.revision = 7;
  theirs.saver.change({ title: 'Mine' });
  await theirs.saver.flush();
  theirs.saver.stand({ revision: 7, updatedAt: 'noon' });
  expect(theirs.kept.size).toBe(0);
  theirs.saver.change({ title: 'After' });
  await theirs.saver.flush();
  expect(theirs.server.patches).toEqual([{ title: 'After' }]);
});

test('what an earlier page left unsaved is saved, and where the draft went on meanwhile it is asked about', async () => {
  const same = world({ revision: 3 });
  same.saver.takeUp({ revision: 3, patch: { title: 'Kept' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(same.server.patches).toEqual([{ title: 'Kept' }]);
  const other = world({ revision: 4 });
  other.saver.takeUp({ revision: 3, patch: { title: 'Kept' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(other.told.at(-1)?.kind).toBe('conflict');
  expect(other.server.patches).toEqual([]);
});

test('what was typed last wins over what could not be saved before it', async () => {
  const { saver, server, kept } = world();
  server.isDown = true;
  saver.change({ title: 'First' });
  const failing = saver.flush();
  while (saver.hasPending) await Promise.resolve();
  saver.change({ title: 'Last' });
  await failing;
  expect(kept.get('dr')?.patch).toEqual({ title: 'Last' });
  server.isDown = false;
  await saver.flush();
  expect(server.patches).toEqual([{ title: 'Last' }]);
});

test('what is typed while it is being saved stays in the browser until that is saved too', async () => {
  const { saver, server, kept, told } = world();
  saver.change({ title: 'First' });
  const saving = saver.flush();
  while (saver.hasPending) await Promise.resolve();
  saver.change({ title: 'Last' });
  await saving;
  expect([server.patches, kept.get('dr')]).toEqual([[{ title: 'First' }], { revision: 2, patch: { title: 'Last' } }]);
  expect(told.at(-1)).toEqual({ kind: 'saving' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.patches.at(-1), kept.size]).toEqual([{ title: 'Last' }, 0]);
});

test('in a conflict nothing is saved behind the person’s back, whatever asks for it', async () => {
  const { saver, server } = world();
  server.revision = 7;
  saver.change({ title: 'Mine' });
  await saver.flush();
  server.revision = 1;
  await saver.flush({ keepalive: true });
  expect(server.patches).toEqual([]);
});
