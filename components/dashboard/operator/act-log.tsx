import { format } from '@/lib/core/i18n/format';
import type { ShownAct } from '@/lib/domain/operator/schema';
import { When } from '../../ui/when';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Shown } from './words';

type Props = { acts: Shown<ShownAct>; words: OperatorWords; reader: Reader };

/** Who did what, on whom and why, the newest first. */
export function ActLog({ acts, words, reader }: Props) {
  return (
    <>
      {acts.items.length === 0 ? <p className="text-ink-quiet">{words.log.empty}</p> : null}
      <ol className="divide-y divide-line border-b border-line empty:hidden">
        {acts.items.map((act) => (
          <li key={act.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 wrap-anywhere">{sentenceOf(act, words)}</span>
              <span className="text-sm text-ink-quiet">
                <When iso={act.at} {...reader} />
              </span>
            </p>
            {act.reason ? (
              <p className="text-sm wrap-anywhere text-ink-quiet">
                {words.reason}: {act.reason}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      <MoreOfList first={parts.log} next={acts.next} isLater={acts.isLater} label={words.parts.log} words={words} />
    </>
  );
}

/** Names and values stand as they were then. */
export function sentenceOf({ kind, by, target, details }: ShownAct, words: OperatorWords): string {
  const { acts, command, everyLimit } = words.log;
  const { senders, settings } = words;
  const told = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, value === null ? everyLimit : String(value)]));
  if (told.sender === 'everybody') told.sender = senders.everybody;
  if (told.sender === 'keyless') told.sender = senders.keylessSenders;
  const names: Record<string, string> = { sign_up: settings.admission, keyless: settings.keyless };
  return format(acts[kind], { ...told, by: by ?? command, target: kind === 'setting.changed' ? (names[target] ?? target) : target });
}
