import { now } from '@/lib/core/clock';
import { callOutside, type OutsideAnswer } from '@/lib/engines/net/call-outside';
import { OutsideFailure, type OutsideReason } from '@/lib/engines/net/outside-failure';
import { signHeaders } from '../announcing/sign-headers';
import { answerTimeMs, keptAnswerBytes, maxAnswerBytes } from '../rules';
import { keptHeaders, keptText } from './kept-text';
import type { Attempt } from './store';

/** What a failed call is called in the log. */
const problems: Record<OutsideReason, string> = {
  bad_address: 'blocked_address',
  not_https: 'blocked_address',
  private_address: 'blocked_address',
  unresolvable: 'dns_error',
  refused: 'connect_refused',
  tls: 'tls_error',
  timeout: 'timeout',
  too_large: 'broken_answer',
  too_many_redirects: 'broken_answer',
  broken_answer: 'broken_answer',
};

/** `isOurs`: it came to nothing as this machine reaches no network, which says nothing of the receiver. */
export type Posted = Attempt & { retryAfterMs: number | null; isOurs: boolean };

type Envelope = { type: string; timestamp: string; data: Record<string, unknown> };
type Receiver = { url: string; secretSealed: string; previousSecretSealed: string | null; previousSecretUntil: Date | null };

/** Posts one event to a receiver, signed. Whatever comes of it is an attempt; what it throws is a bug of ours. */
export async function postSigned(id: string, envelope: Envelope, receiver: Receiver, isReplay: boolean): Promise<Posted> {
  const body = JSON.stringify(envelope);
  const startedAt = now();
  const started = performance.now();
  const signature = { ...signHeaders(id, body, startedAt, receiver), ...(isReplay ? { 'webhook-replay': 'true' } : {}) };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Paraph-Webhooks', ...signature };
  const { answerHeaders, ...came } = await post(receiver.url, body, headers);
  const wire = { requestHeaders: headers, requestBody: body, answerHeaders };
  return { at: startedAt, durationMs: Math.round(performance.now() - started), ...came, wire };
}

type Came = Omit<Posted, 'at' | 'durationMs' | 'wire'> & { answerHeaders: Record<string, string> | null };

async function post(url: string, body: string, headers: Record<string, string>): Promise<Came> {
  const limits = { maxBytes: maxAnswerBytes, whenTooLarge: 'cut', bodyMayBreak: true, maxRedirects: 0, timeoutMs: answerTimeMs } as const;
  try {
    const answer = await callOutside(url, { method: 'POST', headers, body, ...limits });
    const isTaken = answer.status >= 200 && answer.status < 300;
    const answered = { status: answer.status, answer: keptText(answer.bytes, keptAnswerBytes), retryAfterMs: retryAfterMsOf(answer), isOurs: false };
    const answerHeaders = keptHeaders(answer.headers);
    return { ...answered, answerHeaders, problem: isTaken ? null : `http_${answer.status}` };
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    return { status: null, answer: null, answerHeaders: null, retryAfterMs: null, isOurs: error.isOurs, problem: problems[error.reason] };
  }
}

/** Seconds, or a date. */
function retryAfterMsOf({ headers }: OutsideAnswer): number | null {
  const text = headers['retry-after']?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now().getTime());
}
