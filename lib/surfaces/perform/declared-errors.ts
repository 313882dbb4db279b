import type { ErrorCase } from '@/lib/core/errors';
import type { AnyOperation } from '@/lib/core/operation';
import { staleVersion } from '@/lib/core/version';
import { credentialErrorsOf, dialectOf } from '../http/dialects';

/** Every error that an operation can answer by itself: its auth's, its own, and what its traits bring. */
export const declaredErrors = (op: AnyOperation): readonly ErrorCase[] => [
  ...new Set([
    ...op.auth.errors,
    ...op.errors,
    ...credentialErrorsOf(op),
    ...(op.conditional ? [staleVersion] : []),
    ...(op.stores ? [dialectOf(op).fullStorage] : []),
  ]),
];
