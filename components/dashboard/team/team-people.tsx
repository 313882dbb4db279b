import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownMember, TeamView } from '@/lib/domain/accounts/members/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import { type ManageActions, ManageMember } from './manage-member';
import type { TeamWords } from './words';

type Props = { team: TeamView; words: TeamWords; language: Language; timeZone: string | null; actions: ManageActions };

/** Who belongs to the team; to those who may, with what can be done about each. */
export function TeamPeople({ team, words, language, timeZone, actions }: Props) {
  const self = team.members.find(({ isSelf }) => isSelf);
  return (
    <Section id="people" title={words.people.title}>
      <ul className="divide-y divide-line border-b border-line">
        {team.members.map((member) => (
          <li key={member.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium break-all">{member.name ?? member.email}</span>
              {member.isSelf ? <span className="rounded border border-line px-1.5 text-xs text-ink-quiet">{words.people.you}</span> : null}
              <span className="text-sm">{words.roles[member.role]}</span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
              {member.name ? <span className="break-all">{member.email}</span> : null}
              <span>
                {words.people.since} <When iso={member.since} language={language} timeZone={timeZone} />
              </span>
            </p>
            {member.answers ? <p className="text-sm text-ink-quiet">{words.people.answers}</p> : null}
            {team.mayManage && isManageable(member) ? (
              <ManageMember member={member} mayHandOver={Boolean(self?.answers)} words={words} language={language} actions={actions} />
            ) : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Oneself one leaves, and who answers for the team stays. */
const isManageable = ({ isSelf, answers }: ShownMember): boolean => !isSelf && !answers;

/** "Legal: 3 people". */
export const countOfPeople = (team: TeamView, words: TeamWords, language: Language): string =>
  format(words.people.count, { team: team.name, count: team.members.length }, language);
