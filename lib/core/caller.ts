import type { Tx } from './db';

/** What a caller proved: an API key, a signed-in browser, or nothing. A rejected credential counts as none, but is remembered. */
export type Credential =
  | { kind: 'key'; keyId: string; accountId: string; isTest: boolean }
  | { kind: 'session'; personId: string; accountId: string }
  | { kind: 'none'; rejected: boolean };

/** Who is calling, as each surface established it. */
export type Caller = {
  credential: Credential;
  /** The value of `X-Request-Token`, where one was sent. */
  requestToken: string | null;
  clientAddress: string;
  userAgent: string;
  correlationId: string;
  /**
   * Keeps the answer for a repeat of the request, where one can come. An operation that creates calls it last in its
   * transaction: the answer then exists exactly if what it tells of does.
   */
  keepAnswer?: (tx: Tx, output: unknown) => Promise<void>;
};
