/** Why a call did not come about. The first three say that the address itself is refused. */
export type OutsideReason =
  | 'bad_address'
  | 'not_https'
  | 'private_address'
  | 'unresolvable'
  | 'refused'
  | 'tls'
  | 'timeout'
  | 'too_large'
  | 'too_many_redirects'
  | 'broken_answer';

/** A call to the outside that failed. The message is a plain sentence without the address, which may hold secrets. */
export class OutsideFailure extends Error {
  constructor(
    readonly reason: OutsideReason,
    message: string,
    cause?: unknown,
    /** Whether this machine reaches no network, as far as that can be told: the address may well be in order. */
    readonly isOurs = false,
  ) {
    super(message, { cause });
    this.name = 'OutsideFailure';
  }
}
