import { knownByName } from './known-by-name';

/** One problem of an input: where it is, a stable code, and what to do about it. */
export type ErrorDetail = { path: string; code: string; message: string };

export type ErrorExtras = {
  details?: readonly ErrorDetail[];
  /** Replaces the definition's sentence where the case at hand knows better. */
  message?: string;
  /** Seconds after which a retry can succeed; goes into body and `Retry-After`. */
  retryAfter?: number;
  resetsAt?: Date;
  /** Of the answer over HTTP. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** An error whose code, status and sentence are part of the public contract. Anything else that is thrown is a bug. */
export class AppError extends Error {
  static override [Symbol.hasInstance] = knownByName('AppError');

  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfter: number | undefined;
  readonly resetsAt: Date | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    extras: ErrorExtras = {},
  ) {
    super(extras.message ?? message, { cause: extras.cause });
    this.name = 'AppError';
    this.details = extras.details;
    this.retryAfter = extras.retryAfter;
    this.resetsAt = extras.resetsAt;
    this.headers = extras.headers ?? {};
  }
}

type Definition = readonly [code: string, status: number, sentence: string];

/** A declared error: call it to make one, read it to document one. */
export type ErrorCase = { code: string; status: number; sentence: string };
export type ErrorFactory = ((extras?: ErrorExtras) => AppError) &
  ErrorCase & { at: (path: string, code: string, message: string, cause?: unknown) => AppError };

/**
 * Declares errors where they are born: `defineErrors({ notSigned: ['not_signed', 409, '...'] })`.
 * The name is ours, the code is public; one code may stand with two statuses. `at` makes one with a single detail.
 */
export function defineErrors<const T extends Record<string, Definition>>(table: T) {
  const entries = Object.entries(table).map(([name, [code, status, sentence]]) => {
    const make = (extras?: ErrorExtras) => new AppError(code, status, sentence, extras);
    const at: ErrorFactory['at'] = (path, reason, message, cause) => make({ details: [{ path, code: reason, message }], cause });
    return [name, Object.assign(make, { code, status, sentence, at })];
  });
  return Object.fromEntries(entries) as { [K in keyof T]: ErrorFactory };
}
