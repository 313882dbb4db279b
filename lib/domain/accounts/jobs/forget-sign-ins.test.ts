import { expect, test } from 'vitest';
import { daysAfter } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { makeInvitation } from '@/lib/testing/invitations';
import { runJob } from '@/lib/testing/run-job';
import { endedInvitationsKeptDays } from '../invitations/rules';

test('sessions and sign-in links go when their time is over, and not before', async () => {
  const { account } = await makeAccount();
  const [ended, open] = [randomHex(16), randomHex(16)];
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  for (const [token, expires] of [
    [ended, inSeconds(-1)],
    [open, inSeconds(600)],
  ] as const) {
    await db().session.create({ data: { sessionToken: token, userId: account.ownerId, expires } });
    await db().signInToken.create({ data: { identifier: token, token, expires } });
  }
  await runJob('forget-sign-ins');
  const sessions = await db().session.findMany({ where: { sessionToken: { in: [ended, open] } } });
  const links = await db().signInToken.findMany({ where: { token: { in: [ended, open] } } });
  expect([sessions.map(({ sessionToken }) => sessionToken), links.map(({ token }) => token)]).toEqual([[open], [open]]);
});

test('an invitation goes when it has been over for a while, and not before', async () => {
  const [ended, kept] = [await makeInvitation(), await makeInvitation()];
  const over = (days: number) => daysAfter(new Date(), -days);
  await db().teamInvitation.update({ where: { id: ended.invitationId }, data: { expiresAt: over(endedInvitationsKeptDays + 1) } });
  await db().teamInvitation.update({ where: { id: kept.invitationId }, data: { expiresAt: over(endedInvitationsKeptDays - 1) } });
  await runJob('forget-sign-ins');
  const left = await db().teamInvitation.findMany({ where: { id: { in: [ended.invitationId, kept.invitationId] } } });
  expect(left.map(({ id }) => id)).toEqual([kept.invitationId]);
});
