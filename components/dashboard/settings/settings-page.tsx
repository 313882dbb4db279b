import type { Language } from '@/lib/core/i18n/languages';
import { timeZones } from '@/lib/domain/accounts/profile/rules';
import type { Profile } from '@/lib/domain/accounts/profile/schema';
import type { ShownSession } from '@/lib/domain/accounts/sessions/schema';
import type { Messages } from '@/lib/words/messages';
import { problemText } from '../../account/problem-text';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { LetterSetting } from '../commands/letter-setting';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { DeleteAccount } from './delete-account';
import { ProfileForm } from './profile-form';
import type { Save } from './save-state';
import { SessionList } from './session-list';

type Words = Messages['settingsRoom'];

type Props = {
  profile: Profile;
  sessions: readonly ShownSession[];
  /** What an act that has just been done, or was refused, is called in the address. */
  outcome: { done: string | null; problem: string | null };
  words: Words;
  shortcuts: Messages['palette']['shortcuts'];
  language: Language;
  save: Save;
};

/** The account of a person: who they are, how they read, and where they are signed in. */
export function SettingsPage({ profile, sessions, outcome, words, shortcuts, language, save }: Props) {
  return (
    <>
      <PageHead title={words.title} />
      <Outcome outcome={outcome} words={words} />
      <Section id="profile" title={words.profileTitle}>
        <ProfileForm profile={profile} zones={timeZones()} words={words} save={save} />
      </Section>
      <Section id="shortcuts" title={shortcuts.title}>
        <LetterSetting words={shortcuts} />
      </Section>
      <Section id="sessions" title={words.sessionsTitle}>
        <p className="max-w-prose">{words.sessionsLead}</p>
        <SessionList sessions={sessions} words={words} reader={{ language, timeZone: profile.timeZone }} />
      </Section>
      <Section id="data" title={words.data.title}>
        <p className="max-w-prose">{words.data.body}</p>
        <ButtonLink href="/dashboard/settings/export" download className="justify-self-start">
          {words.data.download}
        </ButtonLink>
      </Section>
      <Section id="deletion" title={words.deletion.title}>
        <DeleteAccount email={profile.email} words={words.deletion} wrong={outcome.problem === 'not_confirmed' ? words.outcomeProblems.not_confirmed : null} />
      </Section>
    </>
  );
}

function Outcome({ outcome: { done, problem }, words }: { outcome: Props['outcome']; words: Words }) {
  if (problem !== null) return <Notice kind="danger">{problemText(words.outcomeProblems, problem)}</Notice>;
  const isKnown = (name: string | null): name is keyof Words['done'] => name !== null && Object.hasOwn(words.done, name);
  return isKnown(done) ? (
    <div role="status">
      <Notice kind="success">{words.done[done]}</Notice>
    </div>
  ) : null;
}
