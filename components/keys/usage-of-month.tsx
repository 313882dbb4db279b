import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { StorageUsage } from '@/lib/domain/accounts/storage/schema';
import { sizeText } from '../dashboard/files/file-size';
import { SentenceWithTime } from '../signing/local-time';
import { DaysOfMonth, type UsageDay } from './days-of-month';
import type { KeysWords } from './words';

export type Usage = { used: number; limit: number; resetsAt: string; storage: StorageUsage; days: readonly UsageDay[] };

type Props = { usage: Usage; words: KeysWords; language: Language };

/** The month's documents in a sentence and as a bar, and its days. */
export function UsageOfMonth({ usage: { used, limit, resetsAt, storage, days }, words: { keys, keysRoom }, language }: Props) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  const isUsedUp = used >= limit;
  const counted = format(keys.usage, { used, limit }, language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="font-medium tabular-nums">
        <SentenceWithTime text={keysRoom.usageSentence} values={{ usage: counted }} iso={resetsAt} language={language} />
      </p>
      {/* The sentence says the same. */}
      <div aria-hidden="true" className="h-3 overflow-hidden rounded border border-line-strong bg-surface">
        <div
          className={`h-full forced-color-adjust-none forced-colors:bg-[CanvasText] ${isUsedUp ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {isUsedUp ? <p className="text-sm text-ink-quiet">{keys.usedUp}</p> : null}
      <p className="text-sm tabular-nums">{storageSentence(storage, keysRoom, language)}</p>
      <DaysOfMonth days={days} words={keysRoom.days} language={language} />
    </div>
  );
}

function storageSentence({ bytes, limit }: StorageUsage, words: KeysWords['keysRoom'], language: Language): string {
  const used = sizeText(bytes, language);
  return limit === null ? format(words.storageSentenceFree, { used }) : format(words.storageSentence, { used, limit: sizeText(limit, language) });
}
