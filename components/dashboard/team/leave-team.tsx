import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { TeamView } from '@/lib/domain/accounts/members/schema';
import { Button } from '../../ui/button';
import { PageAccount } from '../page-account';
import { Section } from '../section';
import { KeysThatStop } from './keys-that-stop';
import type { Send, TeamWords } from './words';

/** The way out, with what is lost by it. Who answers for the team reads what comes first. */
export function LeaveTeam({ team, words, language, leave }: { team: TeamView; words: TeamWords; language: Language; leave: Send }) {
  const self = team.members.find(({ isSelf }) => isSelf);
  if (!self) return null;
  return (
    <Section id="leave" title={words.leave.title}>
      {self.answers ? (
        <p className="max-w-prose text-ink-quiet">{words.leave.answers}</p>
      ) : (
        <form action={leave} className="grid justify-items-start gap-3">
          <PageAccount />
          <p className="max-w-prose">{words.leave.body}</p>
          <KeysThatStop keys={self.keys} words={words} language={language} />
          <Button kind="danger" type="submit">
            {format(words.leave.button, { team: team.name })}
          </Button>
        </form>
      )}
    </Section>
  );
}
