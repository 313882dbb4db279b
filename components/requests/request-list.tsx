import type { Language } from '@/lib/core/i18n/languages';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { RequestItem } from './request-item';
import { type Outcome, RequestOutcome } from './request-outcome';

/** `maySend`: whether the reader's role lets them begin. */
type Props = { requests: ListedRequest[]; language: Language; timeZone?: string | null; words?: Messages; outcome?: Outcome; maySend?: boolean };

/** An account's requests with what can be done about each; rendered on the server. */
export function RequestList({
  requests,
  language,
  timeZone = null,
  words = messagesFor(language),
  outcome = { done: null, problem: null },
  maySend = true,
}: Props) {
  const own = words.requests;
  if (requests.length === 0)
    return (
      <div className="grid gap-1 border-b border-line pb-6">
        <p>{own.empty}</p>
        {maySend ? (
          <p className="text-ink-quiet">
            {own.emptyStep}{' '}
            <a href="/docs" className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
              {own.emptyLink}
            </a>
          </p>
        ) : null}
      </div>
    );
  return (
    <>
      <RequestOutcome outcome={outcome} words={own} />
      <ul aria-label={own.label} data-rows="" className="-mt-4 divide-y divide-line border-b border-line">
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} language={language} timeZone={timeZone} words={own} linkWords={words.states.link} />
        ))}
      </ul>
    </>
  );
}
