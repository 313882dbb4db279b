import { format } from '@/lib/core/i18n/format';
import type { DeliveryAsSent } from '@/lib/domain/webhooks/schema';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { asCurl } from './as-curl';
import { Bytes } from './bytes';
import { outcomeText } from './outcome-text';

type Props = Speaking & { attempt: DeliveryAsSent['log'][number]; url: string; isNewest: boolean };

/** One attempt: what came of it in a line, and behind it request and answer as they were. */
export function AttemptEntry({ attempt, url, isNewest, words, language, timeZone }: Props) {
  const { deliveries } = words;
  const { request_headers: headers, request_body: body, answer_headers: answerHeaders } = attempt;
  return (
    <li>
      <details open={isNewest}>
        <summary className="min-h-11 content-center py-2">
          <span className="tabular-nums">{format(deliveries.number, { number: attempt.number }, language)}</span>{' '}
          <span className={attempt.problem === null ? 'text-success' : 'text-danger'}>{outcomeText(attempt, { words, language })}</span>{' '}
          {attempt.replay ? <span className="text-ink-quiet">{deliveries.byReplay} </span> : null}
          <span className="text-sm text-ink-quiet">
            <When iso={attempt.at} language={language} timeZone={timeZone} />
          </span>
        </summary>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-l-2 border-line pt-1 pb-4 pl-4">
          {headers === null || body === null ? (
            <p className="text-sm text-ink-quiet">{deliveries.notKept}</p>
          ) : (
            <>
              <Bytes title={deliveries.request} text={`POST ${url}\n${lines(headers)}\n\n${body}`} />
              <details>
                <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{deliveries.asCurl}</summary>
                <p className="pb-2 text-sm text-ink-quiet">{deliveries.curlHint}</p>
                <Bytes title="curl" text={asCurl(url, headers, body)} isUntitled />
              </details>
            </>
          )}
          {attempt.status === null ? null : (
            <Bytes
              title={deliveries.answer}
              text={[String(attempt.status), ...(answerHeaders ? [lines(answerHeaders)] : []), '', attempt.answer ?? ''].join('\n').trimEnd()}
            />
          )}
        </div>
      </details>
    </li>
  );
}

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
