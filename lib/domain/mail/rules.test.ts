import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { countRecentEmails, queueEmail } from './queue-email';
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

test('counts what was made for an address since then, of the kinds asked for', async () => {
  const recipient = `${randomHex(6)}@signer.example`;
  const order = (kind: string, minute: number) => {
    setClock(() => new Date(Date.UTC(2026, 0, 1, 10, minute)));
    return transaction((tx) => queueEmail(tx, { kind, requestId: null, recipient, language: 'en' })).finally(() => setClock(null));
  };
  await order('confirm', 0);
  await order('confirm', 10);
  await order('reminder', 20);
  await order('other', 30);
  const count = (kinds: string[], minute: number) =>
    countRecentEmails({ recipient: recipient.toUpperCase(), kinds, since: new Date(Date.UTC(2026, 0, 1, 10, minute)) });
  expect([await count(['confirm'], 0), await count(['confirm'], 1), await count(['confirm', 'reminder'], 5), await count([], 0)]).toEqual([2, 1, 2, 0]);
});
