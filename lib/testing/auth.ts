import type { Auth } from '@/lib/core/auth';

/** For operations of tests that anybody may call. */
export const anyone: Auth<null> = { takes: ['nothing'], rejected: 'none', errors: [], open: () => null };
