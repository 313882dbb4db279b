import type { CredentialProblem } from '@/lib/core/auth';
import type { AppError, ErrorFactory } from '@/lib/core/errors';
import { callBounds, dataBounds, type JsonBounds } from '@/lib/core/json-bounds';
import type { AnyOperation, Api } from '@/lib/core/operation';
import { accountErrors } from '@/lib/domain/accounts/errors';
import { performErrors } from '../perform/errors';
import { httpErrors } from './errors';

export type Dialect = {
  /** What is answered to a credential that does not open what was asked for. */
  credential: Record<CredentialProblem, ErrorFactory>;
  /** To which of them the answer says how to authenticate (RFC 9110, 11.6.1). */
  challenges: readonly CredentialProblem[];
  wrongContentType: ErrorFactory;
  oversizedBody: ErrorFactory;
  /** What is answered where an account keeps as much as it may. The specifications list no status of its own for it. */
  fullStorage: ErrorFactory;
  /** How much the JSON of a body may hold. */
  jsonBounds: JsonBounds;
  /** Whether bodies carry data of a caller's own, whose numbers are written as they came. */
  keepsDigits: boolean;
  /** How members of bodies are spelt. */
  members: 'snake_case' | 'camelCase';
};

/** The one place that knows that there are two APIs, and our own pages beside them (decisions, 1 to 3). */
export const dialects: Record<Api | 'pages', Dialect> = {
  signature: {
    credential: { missing: accountErrors.keyNeeded, invalid: accountErrors.unauthorized, forbidden: accountErrors.readOnlyKey },
    challenges: ['missing', 'invalid', 'forbidden'],
    wrongContentType: performErrors.badRequest,
    oversizedBody: performErrors.badRequest,
    fullStorage: performErrors.badRequest,
    jsonBounds: callBounds,
    keepsDigits: false,
    members: 'snake_case',
  },
  workflow: {
    credential: { missing: accountErrors.keyMissing, invalid: accountErrors.unauthorised, forbidden: accountErrors.notOpened },
    challenges: [],
    wrongContentType: httpErrors.unsupportedMediaType,
    oversizedBody: httpErrors.tooLarge,
    fullStorage: performErrors.badRequest,
    jsonBounds: dataBounds,
    keepsDigits: true,
    members: 'camelCase',
  },
  pages: {
    credential: { missing: accountErrors.signInNeeded, invalid: accountErrors.signInNeeded, forbidden: accountErrors.forbidden },
    challenges: ['missing', 'invalid'],
    wrongContentType: performErrors.badRequest,
    oversizedBody: performErrors.badRequest,
    fullStorage: accountErrors.storageLimit,
    jsonBounds: dataBounds,
    keepsDigits: true,
    members: 'camelCase',
  },
};

export const dialectOf = ({ api }: Pick<AnyOperation, 'api'>): Dialect => dialects[api ?? 'pages'];

/** What a credential that opens nothing is answered. */
export function credentialRefusal(op: AnyOperation, problem: CredentialProblem): AppError {
  const { credential, challenges } = dialectOf(op);
  return credential[problem](challenges.includes(problem) ? { headers: { 'www-authenticate': 'Bearer' } } : {});
}

/** What is answered to whoever would store more in an account than it may keep. */
export function storageRefusal(op: AnyOperation): AppError {
  const { code, sentence } = accountErrors.storageLimit;
  const { fullStorage } = dialectOf(op);
  return fullStorage.code === code ? fullStorage() : fullStorage({ details: [{ path: '', code, message: sentence }] });
}

/** Which problems of a credential an operation answers: none where it takes everybody as they are. */
function credentialProblemsOf({ auth }: AnyOperation): CredentialProblem[] {
  const needsOne = !auth.takes.includes('nothing') && (auth.takes.includes('key') || auth.takes.includes('session'));
  if (needsOne) return ['missing', 'invalid', 'forbidden'];
  return auth.rejected === 'refused' ? ['invalid', 'forbidden'] : [];
}

export const credentialErrorsOf = (op: AnyOperation): ErrorFactory[] => [
  ...new Set(credentialProblemsOf(op).map((problem) => dialectOf(op).credential[problem])),
];

/** The statuses whose answers say how to authenticate. */
export const challengedStatusesOf = (op: AnyOperation): number[] =>
  credentialProblemsOf(op)
    .filter((problem) => dialectOf(op).challenges.includes(problem))
    .map((problem) => dialectOf(op).credential[problem].status);

/** What can go wrong with a body while the operation reads it: it breaks off, or is larger than its schema lets in. */
export const streamErrorsOf = (op: AnyOperation): ErrorFactory[] =>
  op.body === 'multipart' || op.body === 'bytes' ? [performErrors.badRequest, dialectOf(op).oversizedBody] : [];
