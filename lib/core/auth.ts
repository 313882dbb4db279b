import type { Caller } from './caller';
import type { ErrorCase, ErrorFactory } from './errors';
import type { LimitSubject } from './limit-subject';

/**
 * Terminology. A *credential* says who calls: an API key or a browser's session. A *capability* opens one thing for
 * whoever has it: a link, a ticket, a request token. Both yield a *scope*: whose things the call may touch.
 */
export type Proof = 'key' | 'session' | 'request-token' | 'link' | 'own-machine' | 'signature' | 'nothing';

/** What came in the path of the address, or in a page's own reading of it. Nothing of it is checked yet. */
export type Given = Readonly<Record<string, unknown>>;

/** Which credentials and capabilities an operation takes, and what they open. */
export type Auth<S> = {
  takes: readonly Proof[];
  /** What a credential that is not valid counts as, where the specification lists no answer for it. */
  rejected: 'refused' | 'none';
  /** What `open` throws, beside `CredentialRefused`. */
  errors: readonly ErrorCase[];
  open(caller: Caller, given: Given): Promise<S> | S;
  /** Whether it opens what is the person's own, which accounts they belong to among it, whichever account they act for. */
  ofPerson?: true;
  /** Whether even a read needs somebody who may change things: it yields a secret. */
  onlyChangers?: boolean;
  /** Whether it is for the account's owners alone, not for everybody who may change things. */
  onlyOwners?: boolean;
  /** Whether it is for those alone who run the service, whatever they are in an account. */
  onlyOperators?: true;
  /** By what its scope is counted beside the caller, such as the source that an address belongs to. */
  subjects?(scope: S): Partial<Record<LimitSubject, string>>;
};

export type CredentialProblem =
  /** There is none, and one is needed. */
  | 'missing'
  /** It is malformed, unknown, revoked or expired. */
  | 'invalid'
  /** It is valid, and its role or kind is not let do this. */
  | 'forbidden';

/** A credential that does not open what was asked for; each API answers it in its own way (`surfaces/perform/dialects.ts`). */
export class CredentialRefused extends Error {
  constructor(readonly problem: CredentialProblem) {
    super(`The credential is ${problem}.`);
    this.name = 'CredentialRefused';
  }
}

/** What no database can hold, and no address of ours has: NUL, and half of a character. */
const unheldCharacters = /\0|\p{Cs}/u;

/** A text among what was given; empty where there is none that anything could be found by. */
export const textIn = (given: Given, name: string): string => {
  const value = given[name];
  return typeof value === 'string' && !unheldCharacters.test(value) ? value : '';
};

/** For what a provider signs: the signature covers the body, so the operation itself checks it. */
export const bySignature: Auth<null> = { takes: ['signature'], rejected: 'none', errors: [], open: () => null };

/** For what anybody may ask; a key that comes along is counted, and opens nothing. */
export const byAnybody: Auth<null> = { takes: ['key', 'nothing'], rejected: 'none', errors: [], open: () => null };

/** What lies in something that is opened already; `find` gives what it adds, or null where nothing is there by what was given. */
export const within = <Outer extends object, Found extends object>(
  outer: Auth<Outer>,
  unknown: ErrorFactory,
  find: (opened: Outer, given: Given) => Promise<Found | null>,
): Auth<Outer & Found> => ({
  ...outer,
  errors: [...outer.errors, unknown],
  async open(caller, given) {
    const opened = await outer.open(caller, given);
    const found = await find(opened, given);
    if (!found) throw unknown();
    return { ...opened, ...found };
  },
});
