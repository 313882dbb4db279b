import { afterEach, expect, test } from 'vitest';
import { daysAfter, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeInvitation } from '@/lib/testing/invitations';
import { signedInCaller } from '@/lib/testing/session';
import { findRole } from '../store';
import { getInvitation } from './get-invitation';

afterEach(() => setClock(null));

test('the team, the role and both addresses, as often as somebody looks; looking accepts nothing', async () => {
  const { id, people, token, email } = await makeInvitation('viewer');
  const caller = await signedInCaller(people.outsider.id);
  for (let times = 0; times < 3; times += 1)
    expect((await perform(getInvitation, { invitation_token: token }, caller)).invitation).toMatchObject({
      state: 'open',
      role: 'viewer',
      invitedEmail: email,
      signedInEmail: email,
    });
  expect(await findRole(id, people.outsider.id)).toBeNull();
});

test('says to whom else it is for, what is over, and to whom has not shown that the address is theirs', async () => {
  const { people, token, email } = await makeInvitation();
  const stateFor = async (personId: string) => (await perform(getInvitation, { invitation_token: token }, await signedInCaller(personId))).invitation;
  expect(await stateFor(people.former.id)).toMatchObject({ state: 'other_address', invitedEmail: email, signedInEmail: people.former.email });
  await db().person.update({ where: { id: people.outsider.id }, data: { provenAt: null } });
  expect(await stateFor(people.outsider.id)).toMatchObject({ state: 'unproven' });
  setClock(() => daysAfter(new Date(), 7));
  expect(await stateFor(people.outsider.id)).toMatchObject({ state: 'expired' });
});

test('nothing for a link that nobody made', async () => {
  const { people } = await makeInvitation();
  const caller = await signedInCaller(people.outsider.id);
  expect(await perform(getInvitation, { invitation_token: 'x'.repeat(43) }, caller)).toEqual({ invitation: null });
});
