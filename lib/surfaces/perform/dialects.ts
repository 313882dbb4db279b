import type { CredentialProblem } from '@/lib/core/auth';
import type { ErrorFactory } from '@/lib/core/errors';
import type { AnyOperation, Api } from '@/lib/core/operation';
import { accountErrors } from '@/lib/domain/accounts/errors';
import { httpErrors } from '../http/errors';
import { performErrors } from './errors';

export type Dialect = {
  /** What is answered to a credential that does not open what was asked for. */
  credential: Record<CredentialProblem, ErrorFactory>;
  /** Whether such an answer says how to authenticate (RFC 9110, 11.6.1). */
  challenges: boolean;
  wrongContentType: ErrorFactory;
  oversizedBody: ErrorFactory;
  /** How members of bodies are spelt. */
  members: 'snake_case' | 'camelCase';
};

/** The one place that knows that there are two APIs, and our own pages beside them (decisions, 1 to 3). */
export const dialects: Record<Api | 'pages', Dialect> = {
  signature: {
    credential: { missing: accountErrors.unauthorized, invalid: accountErrors.unauthorized, forbidden: accountErrors.readOnlyKey },
    challenges: true,
    wrongContentType: performErrors.badRequest,
    oversizedBody: performErrors.badRequest,
    members: 'snake_case',
  },
  workflow: {
    credential: { missing: accountErrors.unauthorised, invalid: accountErrors.unauthorised, forbidden: accountErrors.unauthorised },
    challenges: false,
    wrongContentType: httpErrors.unsupportedMediaType,
    oversizedBody: httpErrors.tooLarge,
    members: 'camelCase',
  },
  pages: {
    credential: { missing: accountErrors.signInNeeded, invalid: accountErrors.signInNeeded, forbidden: accountErrors.forbidden },
    challenges: true,
    wrongContentType: performErrors.badRequest,
    oversizedBody: performErrors.badRequest,
    members: 'camelCase',
  },
};

export const dialectOf = ({ api }: Pick<AnyOperation, 'api'>): Dialect => dialects[api ?? 'pages'];

/** What an operation can answer to a credential: nothing where it takes everybody as they are. */
export function credentialErrorsOf(op: AnyOperation): ErrorFactory[] {
  const { credential } = dialectOf(op);
  const refuses = !op.auth.takes.includes('nothing') && (op.auth.takes.includes('key') || op.auth.takes.includes('session'));
  const problems: CredentialProblem[] = refuses ? ['missing', 'invalid', 'forbidden'] : op.auth.rejected === 'refused' ? ['invalid', 'forbidden'] : [];
  return [...new Set(problems.map((problem) => credential[problem]))];
}
