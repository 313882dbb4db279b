/** What a caller proved: an API key, a signed-in browser, or nothing. A rejected credential counts as none, but is remembered. */
export type Credential =
  | { kind: 'key'; keyId: string; accountId: string; isTest: boolean; readOnly: boolean; role: Role }
  | { kind: 'session'; sessionId: string; personId: string; accountId: string; role: Role }
  /** `refusedKey`: the key that came and was known, but is revoked, has expired, or is of somebody who has left. */
  | { kind: 'none'; rejected: boolean; refusedKey?: { keyId: string; accountId: string } };

/** What somebody is in an account; `domain/accounts/access.ts` says what that lets them do. */
export type Role = 'owner' | 'editor' | 'viewer';

/** Who is calling, as each surface established it. */
export type Caller = {
  credential: Credential;
  /** The value of `X-Request-Token`, where one was sent. */
  requestToken: string | null;
  /** The value of `If-Match`: the version that a change insists on. */
  ifMatch?: string | null;
  /** The value of `Idempotency-Key`, else of `webhook-id`, by which a sender of webhooks marks a repeat. */
  repeatKey?: string | null;
  /** The value of `Content-Encoding`: what a body was packed with. */
  contentEncoding?: string | null;
  /** The account that the page was of that asks. */
  pageAccount?: string | null;
  /** Whether a page of ours asks, as browsers say by themselves; a program may say what it likes. */
  isOwnPage?: boolean;
  /** Whether a page of another site had a browser ask; never of what comes by no browser. */
  isOfForeignPage?: boolean;
  clientAddress: string;
  userAgent: string;
  correlationId: string;
};

/** Who is signed in; undefined for a key, and for nobody. */
export const personIn = (credential: Credential): string | undefined => (credential.kind === 'session' ? credential.personId : undefined);
