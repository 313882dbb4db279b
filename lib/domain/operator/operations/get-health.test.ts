import { expect, test } from 'vitest';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeOperator } from '@/lib/testing/operator';
import { getHealth } from './get-health';

test('the health names what is needed, what is missing and how much room is left, and no secret', async () => {
  const { caller } = await makeOperator();
  const health = await perform(getHealth, {}, caller);
  expect(health.checks.find(({ name }) => name === 'database')).toEqual({ name: 'database', isWell: true });
  // No worker runs beside a test.
  expect(health.checks.find(({ name }) => name === 'worker')).toEqual({ name: 'worker', isWell: false });
  expect(health.mail).toMatchObject({ way: 'mailbox', problem: null });
  expect(health.disk?.freeBytes).toBeGreaterThan(0);
  expect(health.seal?.subject).toBeTruthy();
  expect(health.versions).toEqual(expect.arrayContaining([{ name: 'Node.js', version: process.versions.node }]));
});
