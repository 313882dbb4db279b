import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';

export type Usage = { used: number; limit: number; resetsAt: string };

type Props = { usage: Usage; words: Messages['keys']; language: Language };

/** The month's documents as a bar, and in words. */
export function UsageOfMonth({ usage: { used, limit, resetsAt }, words, language }: Props) {
  const share = limit > 0 ? Math.min(1, used / limit) : 1;
  const isUsedUp = used >= limit;
  return (
    <div className="grid gap-2">
      <p className="font-medium tabular-nums">{format(words.usage, { used, limit }, language)}</p>
      {/* The sentence says the same. */}
      <div aria-hidden="true" className="h-3 overflow-hidden rounded border border-line-strong bg-surface">
        <div
          className={`h-full forced-color-adjust-none forced-colors:bg-[CanvasText] ${isUsedUp ? 'bg-danger' : 'bg-accent'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="text-sm text-ink-quiet">
        {isUsedUp ? `${words.usedUp} ` : null}
        <SentenceWithTime text={words.resets} iso={resetsAt} language={language} />
      </p>
    </div>
  );
}
