import { PageHead } from '@/components/dashboard/page-head';
import { OutcomeNotice } from '@/components/dashboard/team/outcome-notice';
import { OwnTeams } from '@/components/dashboard/team/own-teams';
import { TeamPage } from '@/components/dashboard/team/team-page';
import { getTeam } from '@/lib/domain/accounts/operations/get-team';
import { listOwnAccounts } from '@/lib/domain/accounts/operations/list-own-accounts';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { changeMemberRole, create, handOver, invite, leave, remove, resend, revoke } from './actions';

const here = '/dashboard/team';
const actions = { changeRole: changeMemberRole, remove, handOver, invite, resend, revoke, leave };

export const generateMetadata = roomTitle(here, (messages) => messages.teamRoom.title);

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

type Query = { done?: string | string[]; problem?: string | string[] };

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const { done, problem } = await searchParams;
  const person = await requireSignIn(here);
  const words = messagesFor(person.language).teamRoom;
  const outcome = { done: one(done), problem: one(problem) };
  if (person.account.kind === 'team') return <TeamPage team={await loadOwn(getTeam, {})} reader={person} words={words} outcome={outcome} actions={actions} />;
  const { accounts } = await loadOwn(listOwnAccounts, {});
  return (
    <>
      <PageHead title={words.title} lead={words.own.lead} />
      <OutcomeNotice outcome={outcome} words={words} />
      <OwnTeams accounts={accounts} words={words} create={create} />
    </>
  );
}
