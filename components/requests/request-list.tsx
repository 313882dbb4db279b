import type { Language } from '@/lib/core/i18n/languages';
import { type Messages, messagesFor } from '@/lib/core/i18n/messages';
import { RequestItem } from './request-item';
import type { ListedRequest } from './view';

type Props = { requests: ListedRequest[]; language: Language; words?: Messages };

/** An account's requests with what can be done about each; rendered on the server. */
export function RequestList({ requests, language, words = messagesFor(language) }: Props) {
  const own = words.requests;
  if (requests.length === 0)
    return (
      <div className="grid gap-1 border-y border-line py-6">
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
    <ul aria-label={own.label} className="divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <RequestItem key={request.id} request={request} language={language} words={own} linkWords={words.states.link} />
      ))}
    </ul>
  );
}
