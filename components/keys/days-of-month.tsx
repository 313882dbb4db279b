import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { KeysWords } from './words';

export type UsageDay = { day: string; count: number; isToCome: boolean };

type Props = { days: readonly UsageDay[]; words: KeysWords['keysRoom']['days']; language: Language };

const WEEK = 7;

/** A bar for each day of the month, and behind them the same as a table. */
export function DaysOfMonth({ days, words, language }: Props) {
  const most = Math.max(...days.map(({ count }) => count));
  if (most === 0) return <p className="text-sm text-ink-quiet">{words.none}</p>;
  const number = new Intl.NumberFormat(localeOf(language));
  const named = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <figcaption className="text-sm font-medium">{words.title}</figcaption>
      {/* The table says the same. */}
      <div aria-hidden="true" className="grid auto-cols-fr grid-flow-col gap-px pt-4 md:gap-1">
        {days.map(({ day, count, isToCome }, index) => (
          <div key={day} title={`${named.format(new Date(day))}: ${number.format(count)}`} className="grid min-w-0 grid-rows-[6rem_1rem] gap-1">
            <div className={`relative flex items-end ${isToCome ? '' : 'border-b border-line-strong'}`}>
              {count > 0 ? (
                <div
                  className="relative w-full rounded-t-sm bg-accent forced-color-adjust-none forced-colors:bg-[CanvasText]"
                  style={{ height: `${Math.max(3, (count / most) * 100)}%` }}
                >
                  {count === most ? <span className="absolute inset-x-0 -top-4 text-center text-xs tabular-nums">{number.format(count)}</span> : null}
                </div>
              ) : null}
            </div>
            <span className="text-center text-xs text-ink-quiet tabular-nums">{index % WEEK === 0 ? Number(day.slice(8)) : ''}</span>
          </div>
        ))}
      </div>
      <details className="text-sm">
        <summary className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4">{words.table}</summary>
        <table className="w-full max-w-sm border-collapse tabular-nums">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="py-1.5 font-medium">
                {words.day}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {words.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {days
              .filter(({ isToCome }) => !isToCome)
              .map(({ day, count }) => (
                <tr key={day} className="border-b border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    <time dateTime={day}>{named.format(new Date(day))}</time>
                  </th>
                  <td className="py-1 text-right">{number.format(count)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
