import { expect, test } from 'vitest';
import { noteMeasures } from '../measures/note-measures';
import { measuredForMs } from '../measures/rules';
import { roomConcern, workerConcern } from './concerns';

const MB = 1024 * 1024;

test.each([
  [1024 * MB, null],
  [1024 * MB - 1, 'The disk of the data folder has 1023 MB left'],
  [33 * MB, 'The disk of the data folder has 33 MB left'],
])('of %i bytes that are left is said: %s', (freeBytes, said) => {
  const concern = roomConcern({ freeBytes, totalBytes: 10_000 * MB });
  if (said === null) expect(concern).toBeNull();
  else expect(concern).toContain(said);
});

test('where the system does not say how much room is left nothing is said', () => {
  expect(roomConcern(null)).toBeNull();
});

test('a worker that has not measured for a while is gone, one that may be about to begin is not', async () => {
  const later = (ms: number) => new Date(Date.now() + ms);
  expect(await workerConcern(later(0), measuredForMs - 1)).toBeNull();
  expect(await workerConcern(later(0), measuredForMs)).toMatch(/^No worker has been at work for 90 seconds/);
  await noteMeasures();
  expect(await workerConcern(later(0), measuredForMs)).toBeNull();
  expect(await workerConcern(later(measuredForMs + 1_000), measuredForMs)).toMatch(/^No worker/);
});
