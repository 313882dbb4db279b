import type { Caller, Credential } from '@/lib/core/caller';
import { accountErrors } from './errors';

/** The session of the caller's browser; an API key is not let manage keys. */
export function requireSession({ credential }: Caller): Extract<Credential, { kind: 'session' }> {
  if (credential.kind !== 'session') throw accountErrors.signInNeeded();
  return credential;
}
