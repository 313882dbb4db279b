import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import { ListPages, standingLink } from '../dashboard/list-pages';
import { Live } from '../dashboard/live';
import { PageHead } from '../dashboard/page-head';
import { SendLink } from '../dashboard/send-link';
import { addressOf, type Filter, RequestFilter } from './request-filter';
import { RequestList } from './request-list';
import type { Outcome } from './request-outcome';

type Props = {
  page: { items: ListedRequest[]; next: string | null };
  /** What had happened last when the page was read. */
  pulse: string | null;
  filter: Filter;
  /** Whether what is shown is not the beginning of the list. */
  isLater: boolean;
  outcome: Outcome;
  maySend: boolean;
  language: Language;
  timeZone: string | null;
  messages: Messages;
};

/** The account's requests, fifty at a time; what happens meanwhile is shown within two seconds. */
export function RequestsPage({ page, pulse, filter, isLater, outcome, maySend, language, timeZone, messages }: Props) {
  const words = messages.requestsRoom;
  const isNarrowed = filter.search !== '' || filter.status !== null;
  return (
    <>
      <Live since={pulse} />
      <PageHead title={words.title} actions={<SendLink label={maySend ? messages.sendRoom.title : null} />} />
      {isNarrowed || isLater || page.items.length > 0 ? <RequestFilter filter={filter} words={words} statuses={messages.requests.statuses} /> : null}
      {isNarrowed && page.items.length === 0 ? (
        <div className="grid justify-items-start border-b border-line pb-4">
          <p role="status" className="wrap-anywhere">
            {format(words.nothingFound, { words: filter.search || messages.requests.statuses[filter.status ?? 'pending'] })}
          </p>
          <Link href="/dashboard/requests" className={standingLink}>
            {words.showAll}
          </Link>
        </div>
      ) : (
        <RequestList requests={page.items} words={messages} language={language} timeZone={timeZone} outcome={outcome} maySend={maySend} />
      )}
      <ListPages label={words.title} newest={isLater ? addressOf(filter) : null} older={page.next ? addressOf(filter, page.next) : null} words={words} />
    </>
  );
}
