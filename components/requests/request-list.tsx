import type { Language } from '@/lib/core/i18n/languages';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { RequestItem } from './request-item';
import { type Outcome, RequestOutcome } from './request-outcome';

type Props = { requests: ListedRequest[]; language: Language; words?: Messages; outcome?: Outcome };

/** An account's requests with what can be done about each; rendered on the server. */
export function RequestList({ requests, language, words = messagesFor(language), outcome = { done: null, problem: null } }: Props) {
  const own = words.requests;
  if (requests.length === 0)
    return (
      <div className="grid gap-1 border-b border-line pb-6">
        <p>{own.empty}</p>
        <p className="text-ink-quiet">
          {own.emptyStep}{' '}
          <a href="/docs" className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
            {own.emptyLink}
          </a>
        </p>
      </div>
    );
  return (
    <>
      <RequestOutcome outcome={outcome} words={own} />
      <ul aria-label={own.label} data-rows="" className="-mt-4 divide-y divide-line border-b border-line">
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} language={language} words={own} linkWords={words.states.link} />
        ))}
      </ul>
    </>
  );
}
