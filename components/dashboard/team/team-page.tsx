import type { Language } from '@/lib/core/i18n/languages';
import type { TeamView } from '@/lib/domain/accounts/members/schema';
import { Live } from '../live';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { type InvitationActions, InvitationList } from './invitation-list';
import { type Invite, InviteForm } from './invite-form';
import { LeaveTeam } from './leave-team';
import type { ManageActions } from './manage-member';
import { type Outcome, OutcomeNotice } from './outcome-notice';
import { TeamLog } from './team-log';
import { countOfPeople, TeamPeople } from './team-people';
import type { Send, TeamWords } from './words';

type Props = {
  team: TeamView;
  reader: { language: Language; timeZone: string | null };
  words: TeamWords;
  outcome: Outcome;
  actions: ManageActions & InvitationActions & { invite: Invite; leave: Send };
};

/** The room of a team: who belongs to it, who is invited, what happened, and the way out. */
export function TeamPage({ team, reader, words, outcome, actions }: Props) {
  const { language } = reader;
  return (
    <>
      <Live />
      <PageHead title={words.title} lead={countOfPeople(team, words, language)} />
      <OutcomeNotice outcome={outcome} words={words} />
      <TeamPeople team={team} words={words} {...reader} actions={actions} />
      <InvitationList invitations={team.invitations} words={words} {...reader} actions={actions} />
      {team.mayManage ? (
        <Section id="invite" title={words.invite.title}>
          <InviteForm words={words} language={language} invite={actions.invite} />
        </Section>
      ) : null}
      <TeamLog events={team.events} words={words} {...reader} />
      <LeaveTeam team={team} words={words} language={language} leave={actions.leave} />
    </>
  );
}
