import { expect, test } from 'vitest';
import { catalog } from './events/catalog';
import { jobs } from './jobs';
import { queueOf } from './mail/rules';

const names = jobs.map(({ name }) => name);

test('no two jobs have the same name', () => {
  expect(new Set(names).size).toBe(jobs.length);
});

test('whatever an event wakes, or an email waits in, is a job that the clock does not run', () => {
  const woken = Object.values(catalog).flatMap(({ wakes }) => wakes.map(({ job }) => job));
  const waiting = jobs.filter(({ schedule }) => !schedule).map(({ name }) => name);
  expect(waiting).toEqual(expect.arrayContaining([...woken, queueOf('sign-in'), queueOf('signing-link')]));
});

test('a periodic job has less time than passes until it is called again', () => {
  const between = (schedule: string) => (schedule.startsWith('* ') ? 60 : schedule.startsWith('*/10 ') ? 600 : 3600);
  for (const { name, schedule, timeLimitSeconds } of jobs)
    if (schedule && schedule !== '* * * * *') expect(timeLimitSeconds, name).toBeLessThan(between(schedule));
});
