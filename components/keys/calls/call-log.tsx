import Link from 'next/link';
import type { Language } from '@/lib/core/i18n/languages';
import { Live } from '../../dashboard/live';
import { Section } from '../../dashboard/section';
import type { KeysWords } from '../words';
import { addressOfCalls, CallFilter, type CallFilterValues, isNarrowed } from './call-filter';
import { CallLine, type ExplainedCall } from './call-line';

export type CallPage = { items: readonly ExplainedCall[]; next: string | null; operations: readonly string[]; isLater: boolean };

type Props = {
  page: CallPage;
  filter: CallFilterValues;
  keys: readonly { id: string; name: string }[];
  words: KeysWords['keysRoom']['calls'];
  language: Language;
  timeZone: string | null;
};

const link = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

/** What the account's keys called, fifty at a time; a new call shows itself within two seconds. */
export function CallLog({ page, filter, keys, words, language, timeZone }: Props) {
  const { items, next, operations, isLater } = page;
  const isEmpty = items.length === 0 && !isLater && !isNarrowed(filter);
  return (
    <Section id="calls" title={words.title}>
      <Live of="calls" />
      <p className="max-w-prose">{words.lead}</p>
      {isEmpty ? (
        <div className="grid gap-1">
          <p>{words.empty}</p>
          <p className="text-ink-quiet">{words.emptyStep}</p>
        </div>
      ) : (
        <CallFilter filter={filter} operations={operations} keys={keys} words={words} />
      )}
      {items.length === 0 && !isEmpty ? (
        <div className="grid justify-items-start">
          <p role="status">{words.nothingFound}</p>
          <Link href={addressOfCalls({ outcome: null, operation: null, key: null })} className={link}>
            {words.showAll}
          </Link>
        </div>
      ) : null}
      {items.length > 0 ? (
        <ol aria-label={words.title} data-rows="" className="divide-y divide-line border-y border-line">
          {items.map((call) => (
            <CallLine key={call.id} call={call} words={words} language={language} timeZone={timeZone} />
          ))}
        </ol>
      ) : null}
      {isLater || next ? (
        <nav aria-label={words.title} className="flex flex-wrap justify-between gap-4">
          {isLater ? (
            <Link href={addressOfCalls(filter)} className={link}>
              {words.newest}
            </Link>
          ) : null}
          {next ? (
            <Link href={addressOfCalls(filter, next)} className={`ml-auto ${link}`}>
              {words.older}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </Section>
  );
}
