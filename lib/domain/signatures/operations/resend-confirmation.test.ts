import { afterEach, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { acceptConfirmation, askForNewConfirmation, confirmTokenOf, createKeyless } from '@/lib/testing/keyless';
import { mailsQueued } from '@/lib/testing/request-mails';
import { readStatus } from '@/lib/testing/signing';

const dayMs = 24 * 60 * 60 * 1000;
afterEach(() => setClock(null));

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * dayMs + 60_000));

test('a dead link mails a new one, which works; the old one stays dead', async () => {
  const { json } = await createKeyless();
  const old = await confirmTokenOf(json.request_id);
  daysOn(1);
  expect((await askForNewConfirmation(old)).location).toBe(`/confirm/${old}?done=resent`);
  const fresh = await confirmTokenOf(json.request_id);
  expect(fresh).not.toBe(old);
  await acceptConfirmation(old);
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('awaiting_sender_confirmation');
  await acceptConfirmation(fresh);
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('pending');
});

test('a link that works mails nothing new, and a request gets at most four confirmations', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  await askForNewConfirmation(token);
  expect(await mailsQueued(json.request_id)).toHaveLength(1);
  for (let day = 1; day < 8; day += 1) {
    daysOn(day * 1.01);
    await Promise.all([askForNewConfirmation(token), askForNewConfirmation(token)]);
  }
  expect(await mailsQueued(json.request_id)).toHaveLength(4);
});
