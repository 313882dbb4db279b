import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownKey } from '@/lib/domain/accounts/schema';
import { SentenceWithTime } from '../signing/local-time';
import { type Revoke, RevokeKey } from './revoke-key';
import type { KeysWords } from './words';

type Props = { keys: readonly ShownKey[]; words: KeysWords; language: Language; revoke: Revoke };

export function KeyList({ keys, words, language, revoke }: Props) {
  const { keys: own, keysRoom } = words;
  if (keys.length === 0) return <p className="text-ink-quiet">{own.empty}</p>;
  return (
    <ul data-rows="" className="divide-y divide-line border-b border-line">
      {keys.map((key) => (
        <li key={key.id} id={key.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4">
          <p className={`font-medium wrap-anywhere ${key.state === 'usable' ? '' : 'text-ink-quiet line-through decoration-1'}`}>{key.name}</p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
            <code className="font-mono">{key.prefix}…</code>
            <span>{own[key.kind]}</span>
            {key.access === 'read' ? <span>{keysRoom.accesses.read}</span> : null}
            <span className={key.state === 'usable' ? 'text-success' : 'text-ink'}>{own.states[key.state]}</span>
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums">
            {factsOf(key, words).map(([text, iso]) => (
              <span key={text} className="wrap-anywhere">
                <SentenceWithTime text={text} iso={iso} language={language} />
              </span>
            ))}
          </p>
          {key.mayRevoke && key.state === 'usable' ? <RevokeKey shown={key} words={words} language={language} revoke={revoke} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Sentences with the time that each speaks of. */
function factsOf(key: ShownKey, { keys: words, keysRoom }: KeysWords): [string, string | null][] {
  const usedFor = key.lastOperation ? format(keysRoom.lastUsedFor, { operation: key.lastOperation, date: '{date}' }) : words.lastUsed;
  const used: [string, string | null] = key.lastUsedAt ? [usedFor, key.lastUsedAt] : [words.neverUsed, null];
  const ends: [string, string | null][] = key.revokedAt
    ? [[words.revokedOn, key.revokedAt]]
    : key.expiresAt
      ? [[key.state === 'expired' ? words.endedOn : words.worksUntil, key.expiresAt]]
      : [];
  return [[words.made, key.createdAt], used, ...ends];
}
