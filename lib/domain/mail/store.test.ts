import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { queueEmail } from './queue-email';
import { countEmailsAbout, newestEmailStatus } from './store';

async function emailAbout(subject: { kind: string; id: string }, status: string, second: number): Promise<void> {
  setClock(() => new Date(Date.UTC(2026, 0, 1, 10, 0, second)));
  const order = { kind: 'note', subject, owner: 'acc_1', recipient: 'anna@signer.example', language: 'en' } as const;
  const id = await transaction((tx) => queueEmail(tx, order)).finally(() => setClock(null));
  await db().email.update({ where: { id }, data: { status } });
}

test('what became of the newest email is told of each subject, and not of another kind of thing with the same id', async () => {
  const [one, other] = [randomHex(8), randomHex(8)];
  await emailAbout({ kind: 'request', id: one }, 'bounced', 1);
  await emailAbout({ kind: 'request', id: one }, 'sent', 2);
  await emailAbout({ kind: 'request', id: other }, 'failed', 3);
  await emailAbout({ kind: 'workflow', id: one }, 'suppressed', 4);
  expect(Object.fromEntries(await newestEmailStatus('request', [one, other, 'none'], ['note']))).toEqual({ [one]: 'sent', [other]: 'failed' });
  expect([await countEmailsAbout({ kind: 'request', id: one }, 'note'), await countEmailsAbout({ kind: 'request', id: one }, 'more')]).toEqual([2, 0]);
});
