import { expect, test } from 'vitest';
import { GET as openOneClick, POST as postOneClick } from '@/app/stop/[token]/one-click/route';
import { POST } from '@/app/stop/[token]/send/route';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { mailTo } from '@/lib/testing/mail-reader';
import { mailingWorkflow, stopTokenOf } from '@/lib/testing/mailed-outputs';
import { postForm } from '@/lib/testing/post-form';
import { signedInCaller } from '@/lib/testing/session';
import { getRunContext } from './get-run-context';

test('the link in a letter stops what its account mails to its address, and no other; the run’s page tells the account', { timeout: 60_000 }, async () => {
  const [one, other] = [await mailingWorkflow(), await mailingWorkflow()];
  const [anna, ben] = ['anna@stop.example', 'ben@stop.example'];
  const first = await one.runFor(anna);
  const answer = await postForm(POST, { token: await stopTokenOf(anna) }, {});
  expect(answer).toMatchObject({ status: 303, location: expect.stringMatching(/\/stop\/eml_[\w.-]+$/) });
  const kept = await one.runFor(anna);
  await one.runFor(ben);
  await other.runFor(anna);
  expect([(await mailTo(anna)).length, (await mailTo(ben)).length]).toEqual([2, 1]);
  expect(await db().email.findFirst({ where: { subjectId: kept.id } })).toMatchObject({ status: 'suppressed' });

  const context = async (aut_id: string) => perform(getRunContext, { wkf_id: one.id, aut_id }, await signedInCaller(one.account.ownerId));
  expect((await context(first.id)).emails).toMatchObject([{ recipient: anna, fate: 'sent', isUnwanted: true }]);
  expect((await context(kept.id)).emails).toMatchObject([{ recipient: anna, fate: 'refused', isUnwanted: true }]);
});

test('a link that is not ours, or of another letter, stops nothing', { timeout: 60_000 }, async () => {
  const { runFor, account } = await mailingWorkflow();
  await runFor('carl@stop.example');
  const token = await stopTokenOf('carl@stop.example');
  const [id = '', mac = ''] = token.split('.');
  for (const wrong of [`${id}.${mac.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))}`, `eml_${'0'.repeat(20)}.${mac}`, id, 'nothing']) {
    expect((await postForm(POST, { token: wrong }, {})).problem).toBe('not_found');
  }
  expect(await db().suppression.count({ where: { sender: account.id } })).toBe(0);
});

test('a mail program stops them by one post, to the address that the letter names for that; who only opens it stops nothing', { timeout: 60_000 }, async () => {
  const { runFor, account } = await mailingWorkflow();
  const dora = 'dora@stop.example';
  await runFor(dora);
  const [letter] = await mailTo(dora);
  expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const address = new URL(/^<(.+)>$/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const [, token = ''] = /^\/stop\/([^/]+)\/one-click$/.exec(address.pathname) ?? [];
  const post = (body: string, of = token) => {
    const sent = { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-client-address': '198.51.100.20' } };
    return postOneClick(new Request(address, sent), { params: Promise.resolve({ token: of }) });
  };
  const opened = await openOneClick(new Request(address), { params: Promise.resolve({ token }) });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/stop/${token}`]);
  expect((await post('')).status).toBe(400);
  expect((await post('List-Unsubscribe=One-Click', `${token.slice(0, -1)}!`)).status).toBe(404);
  expect(await db().suppression.count({ where: { sender: account.id } })).toBe(0);
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(200);
  expect(await db().suppression.findFirst({ where: { sender: account.id } })).toMatchObject({ recipient: dora, reason: 'reported' });
});
