import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { TeamWords } from './words';

/** The keys that end with a membership, by their names. */
export function KeysThatStop({ keys, words, language }: { keys: readonly string[]; words: TeamWords; language: Language }) {
  if (keys.length === 0) return <p className="text-ink-quiet">{words.people.noKeys}</p>;
  return (
    <div>
      <p>{format(words.people.keysStop, { count: keys.length }, language)}</p>
      <p className="font-medium break-words">{new Intl.ListFormat(language, { type: 'conjunction' }).format(keys)}</p>
    </div>
  );
}
