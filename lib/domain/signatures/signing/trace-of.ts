import type { Caller } from '@/lib/core/caller';

const maxUserAgentCharacters = 500;

/** From where somebody acted, as evidence keeps it. */
export const traceOf = ({ clientAddress, userAgent }: Caller): { ip: string; userAgent: string } => ({
  ip: clientAddress,
  userAgent: userAgent.slice(0, maxUserAgentCharacters),
});
