import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownFile } from '@/lib/domain/files/room/schema';
import { Section } from '../section';
import type { FilesWords } from './words';

type Props = { uses: ShownFile['uses']; words: FilesWords['file']['uses']; language: Language };

const look = 'text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong wrap-anywhere';

/** What needs the file, and what came of it. */
export function FileUses({ uses, words, language }: Props) {
  const { workflows, runs, madeBy, requests } = uses;
  const isUnused = workflows.length === 0 && runs.length === 0 && !madeBy && requests.length === 0;
  return (
    <Section id="uses" title={words.title}>
      {isUnused ? <p className="text-ink-quiet">{words.none}</p> : null}
      <ul className="grid gap-2 empty:hidden">
        {workflows.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/dashboard/workflows/${id}`} className={look}>
              {format(words.workflow, { name })}
            </Link>
          </li>
        ))}
        {runs.length > 0 ? <li>{format(words.runs, { count: runs.length }, language)}</li> : null}
        {madeBy ? (
          <li>
            <Link href={`/dashboard/workflows/${madeBy.workflow.id}/runs`} className={look}>
              {format(words.madeBy, { name: madeBy.workflow.name })}
            </Link>
          </li>
        ) : null}
        {requests.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/dashboard/requests/${id}`} className={look}>
              {format(words.request, { name: title })}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
