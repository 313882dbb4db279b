import { expect, test } from 'vitest';
import { leaseMs, leaseRenewalMs, maxAttachmentBytes, reports } from './rules';

test('no report leads back to a state from which another report comes', () => {
  const order = ['sending', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'suppressed'];
  for (const { from, to } of Object.values(reports)) for (const state of from) expect(to === null || order.indexOf(to) > order.indexOf(state)).toBe(true);
});

test('the largest attachment fits into 10 MB as base64 in lines', () => {
  expect(Math.ceil(maxAttachmentBytes / 57) * 78).toBeLessThan(9_800_000);
});

test('a lease is renewed more than once before it ends', () => {
  expect(leaseRenewalMs * 3).toBeLessThan(leaseMs);
});
