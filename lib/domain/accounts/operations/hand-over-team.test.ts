import { expect, test } from 'vitest';
import { db, transaction } from '@/lib/core/db';
import { closeAccounts, findDeparting, forgetPerson, lockPerson } from '@/lib/domain/departures/store';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeTeam } from '@/lib/testing/teams';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { teamEmails } from '../render-team-emails';
import { findAccount, findRole } from '../store';
import { getTeam } from './get-team';
import { handOverTeam } from './hand-over-team';

test.each(['editor', 'second'] as const)('%s answers for the team at once, and is told by mail; who handed it over is an editor', async (who) => {
  const { id, people, as } = await makeTeam();
  await perform(handOverTeam, { person_id: people[who].id }, await as('owner'));
  expect((await findAccount(id)).owner.id).toBe(people[who].id);
  expect([await findRole(id, people[who].id), await findRole(id, people.owner.id)]).toEqual(['owner', 'editor']);
  expect((await perform(getTeam, {}, await as(who))).events[0]).toMatchObject({ type: 'team.handed_over' });
  const row = await db().email.findFirstOrThrow({ where: { recipient: people[who].email, kind: 'team-handed-over' } });
  const letter = await teamEmails['team-handed-over']?.({
    ...row,
    language: 'en',
    details: row.details as Record<string, string>,
    subject: { kind: 'team', id },
    status: 'queued',
  });
  expect(letter?.text).toContain('/dashboard/team');
});

test('who deletes their account in the very moment does not answer for the team afterwards', async () => {
  const { id, people, as } = await makeTeam();
  const owner = await as('owner');
  const { handing } = await transaction(async (tx) => {
    await lockPerson(tx, people.editor.id);
    const started = Promise.allSettled([perform(handOverTeam, { person_id: people.editor.id }, owner)]);
    expect(await untilBlocked(tx, started)).toBe('waits');
    const [leaving, at] = [await findDeparting(tx, people.editor.id), new Date()];
    await closeAccounts(tx, leaving.id, [people.editor.own], at);
    await forgetPerson(tx, leaving, at);
    return { handing: started };
  });
  expect(await handing).toMatchObject([{ status: 'rejected', reason: { code: 'not_found' } }]);
  expect([(await findAccount(id)).owner.id, await findRole(id, people.editor.id)]).toEqual([people.owner.id, null]);
});

test('409 for a viewer, 404 for who is no member, or oneself; 403 from an owner who does not answer for it', async () => {
  const { id, people, as } = await makeTeam();
  const handOver = async (to: string, from: 'owner' | 'second') => perform(handOverTeam, { person_id: to }, await as(from));
  await expect(handOver(people.viewer.id, 'owner')).rejects.toMatchObject({ code: 'viewer_cannot_own', status: 409 });
  for (const { id: to } of [people.former, people.outsider, people.owner]) await expect(handOver(to, 'owner')).rejects.toMatchObject({ status: 404 });
  await expect(handOver(people.second.id, 'second')).rejects.toMatchObject({ code: 'not_yours', status: 403 });
  expect((await findAccount(id)).owner.id).toBe(people.owner.id);
});
