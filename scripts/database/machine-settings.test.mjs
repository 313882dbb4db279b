import { expect, test } from 'vitest';
import { machineSettings } from './machine-settings.mjs';

const GIGABYTE = 2 ** 30;
const inMegabytes = (setting) => Number(/^(\d+)MB$/.exec(setting)?.[1]);

test.each([0.5, 1, 2, 8, 24, 256])('on a machine of %d GB the database takes what it can have, and leaves most to others', (gigabytes) => {
  const settings = machineSettings({ memory: gigabytes * GIGABYTE, cores: 2 });
  const inAll = gigabytes * 1024;
  expect(inMegabytes(settings.shared_buffers)).toBeLessThanOrEqual(inAll / 8);
  expect(inMegabytes(settings.shared_buffers)).toBeGreaterThanOrEqual(Math.min(1024, inAll / 8) - 1);
  expect(inMegabytes(settings.effective_cache_size)).toBeLessThanOrEqual(inAll / 2);
  // Ten connections that each sort at once.
  expect(10 * inMegabytes(settings.work_mem)).toBeLessThanOrEqual(inAll / 8);
});

test('one core is left to those who wait, however few there are', () => {
  const parallel = (cores) => machineSettings({ memory: GIGABYTE, cores }).max_parallel_workers_per_gather;
  expect([1, 2, 8].map(parallel)).toEqual(['0', '1', '4']);
});
