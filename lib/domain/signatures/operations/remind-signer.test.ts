import { afterEach, expect, test } from 'vitest';
import { POST as remindRoute } from '@/app/dashboard/data/requests/[request_id]/remind/route';
import { setClock } from '@/lib/core/clock';
import { makeAccount } from '@/lib/testing/account';
import { postForm } from '@/lib/testing/post-form';
import { mailsQueued } from '@/lib/testing/request-mails';
import { runJob } from '@/lib/testing/run-job';
import { signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';

afterEach(() => setClock(null));

async function mailedRequest(changes: Record<string, unknown> = {}) {
  const { account, key } = await makeAccount();
  const { json } = await createRequest(key, { delivery: 'email', ...changes });
  const { headers } = await signIn(account.ownerId);
  const remind = () => postForm(remindRoute, { request_id: json.request_id }, {}, headers);
  const reminders = async () => (await mailsQueued(json.request_id)).filter((line) => line.startsWith('reminder')).length;
  return { id: json.request_id as string, key, remind, reminders };
}

const daysOn = (days: number) => setClock(() => new Date(Date.now() + days * 24 * 60 * 60 * 1000 + 60_000));

test('by hand: the signer is mailed, never more than three times, and two clicks at once are one', async () => {
  const { remind, reminders } = await mailedRequest();
  await Promise.all([remind(), remind()]);
  expect((await remind()).problem).toBe('cannot_remind');
  expect(await reminders()).toBe(1);
  const problems: (string | null)[] = [];
  for (const hours of [1, 2, 3]) {
    setClock(() => new Date(Date.now() + hours * 3600_000));
    problems.push((await remind()).problem);
  }
  expect(problems).toEqual([null, null, 'cannot_remind']);
  expect(await reminders()).toBe(3);
});

test('by itself: once after three days, once two days before the end, however often the job runs', async () => {
  const { reminders } = await mailedRequest();
  const counts: number[] = [];
  for (const day of [1, 2.9, 3, 3.1, 8, 11.9, 12, 12.5, 13.9]) {
    daysOn(day);
    await Promise.all([runJob('remind-signers'), runJob('remind-signers')]);
    counts.push(await reminders());
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2]);
});

test('no reminder where the link went to the sender, of another account, or without a session', async () => {
  const byLink = await mailedRequest({ delivery: 'link' });
  expect((await byLink.remind()).problem).toBe('cannot_remind');
  daysOn(4);
  await runJob('remind-signers');
  expect(await byLink.reminders()).toBe(0);
  setClock(null);
  const { id } = await mailedRequest();
  const neighbour = await signIn((await makeAccount()).account.ownerId);
  expect((await postForm(remindRoute, { request_id: id }, {}, neighbour.headers)).problem).toBe('not_found');
  expect((await postForm(remindRoute, { request_id: id })).problem).toBe('sign_in_needed');
});
