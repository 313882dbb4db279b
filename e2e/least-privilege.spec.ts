import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** The launcher stays root, to start what falls as another user. */
const launcher = Number(process.env.LAUNCHER_PID);
test.skip(process.platform !== 'linux' || process.getuid?.() !== 0, 'Only where root starts it there is another user to become.');

type Running = { parent: number; uid: number; words: string };

function running(): Map<number, Running> {
  const found = new Map<number, Running>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1]);
      found.set(Number(name), { parent: number('PPid'), uid: number('Uid'), words: readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ') });
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

function below(pid: number, all: Map<number, Running>): Running[] {
  return [...all].filter(([, { parent }]) => parent === pid).flatMap(([child, facts]) => [facts, ...below(child, all)]);
}

test('started by root, web, worker and all their children are somebody else', async ({ request }) => {
  await request.get(`${process.env.BASE_URL}/sign-in`);
  // The first children are started with the web, which waits for none.
  await expect.poll(() => below(launcher, running()).some(({ words }) => words.includes('-child.ts'))).toBe(true);
  const ours = below(launcher, running());
  expect(ours.filter(({ words }) => /dist\/(server|worker)\.mjs/.test(words))).toHaveLength(2);
  expect(ours.filter(({ uid }) => uid === 0)).toEqual([]);
});

const allIn = (place: string): string[] =>
  lstatSync(place, { throwIfNoEntry: false })?.isDirectory() ? [place, ...readdirSync(place).flatMap((name) => allIn(path.join(place, name)))] : [place];

test('every file of the data folder is its own user’s, and closed to all others', async () => {
  const folder = process.env.DATA_DIR ?? '';
  const { uid } = lstatSync(folder);
  expect(uid).not.toBe(0);
  const open = allIn(folder).filter((place) => {
    const facts = lstatSync(place, { throwIfNoEntry: false });
    return facts !== undefined && (facts.uid !== uid || (facts.mode & 0o077) !== 0);
  });
  expect(open).toEqual([]);
});
