import type { Language } from '@/lib/core/i18n/languages';
import type { ShownKey } from '@/lib/domain/accounts/schema';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';
import { type Revoke, RevokeKey } from './revoke-key';

type Words = Messages['keys'];
type Props = { keys: readonly ShownKey[]; words: Words; language: Language; revoke: Revoke };

export function KeyList({ keys, words, language, revoke }: Props) {
  if (keys.length === 0) return <p className="text-ink-quiet">{words.empty}</p>;
  return (
    <ul className="divide-y divide-line border-b border-line">
      {keys.map((key) => (
        <li key={key.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4">
          <p className={`font-medium ${key.state === 'usable' ? '' : 'text-ink-quiet line-through decoration-1'}`}>{key.name}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
            <code className="font-mono">{key.prefix}…</code>
            <span>{words[key.kind]}</span>
            <span className={key.state === 'usable' ? 'text-success' : 'text-ink'}>{words.states[key.state]}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
            {factsOf(key, words).map(([text, iso]) => (
              <span key={text}>
                <SentenceWithTime text={text} iso={iso} language={language} />
              </span>
            ))}
          </p>
          {key.state === 'usable' ? <RevokeKey id={key.id} name={key.name} words={words} revoke={revoke} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Sentences with the time that each speaks of. */
function factsOf(key: ShownKey, words: Words): [string, string | null][] {
  const used: [string, string | null] = key.lastUsedAt ? [words.lastUsed, key.lastUsedAt] : [words.neverUsed, null];
  const ends: [string, string | null][] = key.revokedAt
    ? [[words.revokedOn, key.revokedAt]]
    : key.expiresAt
      ? [[key.state === 'expired' ? words.endedOn : words.worksUntil, key.expiresAt]]
      : [];
  return [[words.made, key.createdAt], used, ...ends];
}
