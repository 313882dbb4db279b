import { leaveTurn } from '../processes/answering-turn';
import { type Answer, exchange, type Limits, type Message } from './exchange';
import { openConnection } from './open-connection';
import { OutsideFailure } from './outside-failure';
import { judgeAddress, maxRedirectLength } from './outside-url';
import { cookieTrail, isRedirect, nextMessage, targetOf } from './redirect';
import { resolveHost } from './resolve-host';
import { timeLimit } from './time-limit';

export type OutsideCall = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Of the body, as sent and as decoded. */
  maxBytes: number;
  /** What becomes of a longer body: `fail` (as a document must be whole), or `cut` there. */
  whenTooLarge?: 'fail' | 'cut';
  /** Whether the status alone counts: of a body that breaks off, never ends or cannot be decoded, nothing is handed back. */
  bodyMayBreak?: boolean;
  /** Whether http:// will do: for answers that are signed and of nothing secret. */
  mayBePlain?: boolean;
  /** 0 hands a redirect back as the answer that it is. */
  maxRedirects?: number;
  /** Of the whole call, all hops together. */
  timeoutMs: number;
  /** Ends the call before its time. */
  signal?: AbortSignal;
  /** Of each hop, until the connection stands. */
  connectTimeoutMs?: number;
};

/** `headers` by lowercase names. `address` is where the answer came from, after all redirects. */
export type OutsideAnswer = { status: number; headers: Record<string, string>; bytes: Uint8Array; address: string };

/**
 * Calls an address that somebody else has given us. Every hop is judged anew, all addresses of its host are resolved
 * once and checked, and the connection goes to one of those. Throws `OutsideFailure`; any status is an answer.
 */
export async function callOutside(address: string, call: OutsideCall): Promise<OutsideAnswer> {
  const { method = 'GET', headers = {}, body, maxRedirects = 3, timeoutMs } = call;
  leaveTurn();
  const limit = timeLimit(timeoutMs, call.signal);
  const cookies = cookieTrail();
  let url = judgeAddress(address, undefined, call.mayBePlain);
  let message: Message = { method, headers: { accept: '*/*', 'user-agent': 'Paraph', ...lowercase(headers) }, body };
  try {
    for (let followed = 0; ; followed += 1) {
      const answer = await hop(url, { ...message, headers: { ...message.headers, ...cookies.headerFor(url) } }, call, limit);
      const target = maxRedirects === 0 ? null : targetOf(answer, url);
      if (target === null) return { status: answer.status, headers: answer.headers, bytes: answer.bytes, address: url.href };
      if (followed >= maxRedirects) throw new OutsideFailure('too_many_redirects', `The server redirected more than ${maxRedirects} times.`);
      cookies.take(url, answer);
      const next = judgeTarget(target, url);
      message = nextMessage(message, url, next);
      url = next;
    }
  } catch (error) {
    if (error instanceof OutsideFailure || !limit.aborted) throw error;
    if (call.signal?.aborted) throw new OutsideFailure('timeout', 'The server did not finish before the call was ended.', error);
    throw new OutsideFailure('timeout', `The server did not finish within ${seconds(timeoutMs)}.`, error);
  }
}

async function hop(url: URL, message: Message, call: OutsideCall, signal: AbortSignal): Promise<Answer> {
  const { maxBytes, whenTooLarge = 'fail', bodyMayBreak = false, connectTimeoutMs = 10_000, maxRedirects } = call;
  const connection = await connect(url, connectTimeoutMs, signal);
  const limits: Limits = { maxBytes, whenTooLarge, bodyMayBreak };
  return exchange(connection, url, message, limits, (status) => maxRedirects === 0 || !isRedirect(status), signal);
}

async function connect(url: URL, connectTimeoutMs: number, above: AbortSignal) {
  const limit = timeLimit(connectTimeoutMs, above);
  try {
    return await openConnection(url, await resolveHost(url, limit), connectTimeoutMs, limit);
  } catch (error) {
    if (error instanceof OutsideFailure || above.aborted || !limit.aborted) throw error;
    throw new OutsideFailure('timeout', `No connection came about within ${seconds(connectTimeoutMs)}.`, error);
  }
}

function judgeTarget(target: string, from: URL): URL {
  try {
    const url = judgeAddress(target, maxRedirectLength);
    if (from.protocol === 'https:' && url.protocol !== 'https:') throw new OutsideFailure('not_https', 'Only addresses that begin with https:// are called.');
    return url;
  } catch (error) {
    throw error instanceof OutsideFailure ? new OutsideFailure(error.reason, `The server redirects to another address. ${error.message}`, error) : error;
  }
}

const lowercase = (headers: Record<string, string>) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const seconds = (milliseconds: number): string => `${milliseconds / 1000} seconds`;
