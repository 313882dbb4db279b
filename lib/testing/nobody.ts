import type { Caller } from '@/lib/core/caller';

/** A caller who proved nothing. */
export const nobody: Caller = {
  credential: { kind: 'none', rejected: false },
  requestToken: null,
  clientAddress: '198.51.100.20',
  userAgent: 'Test Browser/1.0',
  correlationId: 'test',
};
