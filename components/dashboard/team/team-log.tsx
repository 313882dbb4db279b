import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownTeamEvent } from '@/lib/domain/accounts/members/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import type { TeamWords } from './words';

type Props = { events: readonly ShownTeamEvent[]; words: TeamWords; language: Language; timeZone: string | null };

/** Who did what, the newest first. */
export function TeamLog({ events, words, language, timeZone }: Props) {
  return (
    <Section id="log" title={words.log.title}>
      {events.length === 0 ? <p className="text-ink-quiet">{words.log.empty}</p> : null}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{sentenceOf(event, words)}</span>
            <span className="text-ink-quiet">
              <When iso={event.at} language={language} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Names stand as they were then. */
export function sentenceOf({ type, told }: ShownTeamEvent, words: TeamWords): string {
  const { events, added, erased, operator } = words.log;
  if (!told) return erased;
  const isAdded = type === 'team.joined' && told.by !== told.person;
  const sentence = isAdded ? added : events[type as keyof typeof events];
  return format(sentence, { by: told.by ?? operator, person: told.person, role: told.role ? words.roles[told.role] : '' });
}
