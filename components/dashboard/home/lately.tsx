import Link from 'next/link';
import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { LatelyEntry } from '@/lib/domain/activity/views/lately';
import { addressOfRequest } from '../../requests/addresses';
import { When } from '../../ui/when';
import { Section } from '../section';
import { sentenceOf } from '../team/team-log';
import type { HomeReader } from './home-reader';

const link = 'font-medium underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink';

/** What happened lately, the newest first, each line with the way to what it speaks of. */
export function Lately({ entries, reader }: { entries: readonly LatelyEntry[]; reader: HomeReader }) {
  const { language, timeZone, words } = reader;
  return (
    <Section id="lately" title={words.lately.title}>
      {entries.length === 0 ? <p className="text-ink-quiet">{words.lately.empty}</p> : null}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
            <span className="min-w-0 wrap-anywhere">{sentenceFor(entry, reader)}</span>
            <span className="text-ink-quiet">
              <When iso={entry.at} language={language} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function sentenceFor(entry: LatelyEntry, { words, team }: HomeReader): ReactNode {
  if (entry.of === 'team')
    return (
      <Link href="/dashboard/team" className="underline decoration-line decoration-1 underline-offset-4 hover:decoration-ink">
        {sentenceOf(entry, team)}
      </Link>
    );
  const { events, somebody } = words.lately;
  if (entry.of === 'run') {
    const workflow = (
      <Link href={`/dashboard/workflows/${entry.workflow.id}/runs/${entry.runId}`} className={link}>
        {entry.workflow.name}
      </Link>
    );
    return withTitle(events[entry.type], {}, workflow);
  }
  const title = (
    <Link href={addressOfRequest(entry.requestId)} className={link}>
      {entry.title}
    </Link>
  );
  return withTitle(events[entry.type], { actor: entry.actor ?? somebody }, title);
}

/** Cut first and filled then: a name may say "{title}" too. */
function withTitle(text: string, values: Record<string, string>, title: ReactNode): ReactNode {
  const [before = '', after = ''] = text.split('{title}');
  return (
    <>
      {format(before, values)}
      {title}
      {format(after, values)}
    </>
  );
}
