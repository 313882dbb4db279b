import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ShownReport } from '@/lib/domain/operator/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Shown } from './words';

type Props = { reports: Shown<ShownReport>; words: OperatorWords; reader: Reader };

/** Requests that somebody did not expect, with whose they were and what was written. */
export function Reports({ reports, words, reader }: Props) {
  const own = words.senders;
  return (
    <Section id="reports" title={own.reports}>
      {reports.items.length === 0 ? <p className="text-ink-quiet">{own.reportsEmpty}</p> : null}
      <ul className="divide-y divide-line border-b border-line empty:hidden">
        {reports.items.map((report) => (
          <li key={report.id} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium break-all">{report.account?.owner ?? own.keyless}</span>
              <span className="text-sm text-ink-quiet">
                <When iso={report.at} {...reader} />
              </span>
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
              <span>{own.by[report.party ?? 'erased']}</span>
              {report.byMailedLink === false ? <span>{own.unmailed}</span> : null}
              {report.blocked ? <span>{own.blocked}</span> : null}
              {report.account?.isSuspended ? <span className="text-danger">{words.accounts.suspended}</span> : null}
            </p>
            {report.note ? <blockquote className="border-l-2 border-line pl-3 wrap-anywhere">{report.note}</blockquote> : null}
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-quiet">
              <span className="break-all">{format(own.request, { id: report.requestId })}</span>
              {report.account ? (
                <Link
                  href={`${parts.accounts}?${new URLSearchParams({ address: report.account.owner })}`}
                  className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
                >
                  {own.toAccount}
                  <span className="sr-only"> {report.account.owner}</span>
                </Link>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <MoreOfList first={parts.senders} cursorName="reports" next={reports.next} isLater={reports.isLater} label={own.reports} words={words} />
    </Section>
  );
}
