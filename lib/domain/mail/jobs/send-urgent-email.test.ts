import { afterEach, expect, test, vi } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { closeQueue } from '@/lib/engines/queue/queue';
import { startWork } from '@/lib/engines/queue/work';
import { queueEmail } from '../queue-email';
import type { EmailRow } from '../store';
import { sendEmail } from './send-email';
import { sendUrgentEmail } from './send-urgent-email';

afterEach(closeQueue);

const order = (kind: string) =>
  transaction((tx) => queueEmail(tx, { kind, subject: null, owner: randomHex(4), recipient: `${randomHex(6)}@signer.example`, language: 'en' }));

test('a sign-in mail is sent while thirty others wait, and a slow one is under way', async () => {
  await closeQueue();
  const written: string[] = [];
  let letOthersGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letOthersGo = resolve;
  });
  const letterOf = (kind: string) => {
    written.push(kind);
    return { subject: 'A note', html: '<p>Hello</p>', text: 'Hello' };
  };
  // Other files of tests have left mails in this database, which nobody reads.
  const own = new Set<string>();
  for (let count = 0; count < 30; count += 1) own.add(await order('note'));
  const id = await order('sign-in');
  own.add(id);
  const renderers = {
    note: async (email: EmailRow) => (own.has(email.id) ? slow.then(() => letterOf('note')) : null),
    'sign-in': async (email: EmailRow) => (own.has(email.id) ? letterOf('sign-in') : null),
  };
  await startWork([sendEmail(renderers), sendUrgentEmail(renderers)]);
  await vi.waitFor(async () => expect(await db().email.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: 'sent' }), { timeout: 15_000 });
  expect(written).toEqual(['sign-in']);
  letOthersGo();
  await vi.waitFor(() => expect(written).toHaveLength(31), { timeout: 15_000 });
});
