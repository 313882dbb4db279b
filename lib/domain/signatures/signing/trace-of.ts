import type { Caller } from '@/lib/core/caller';
import type { LinkWay } from '../link-ways';

const maxUserAgentCharacters = 500;

/** From where somebody acted, as evidence keeps it. */
export const traceOf = ({ clientAddress, userAgent }: Caller): { ip: string; userAgent: string } => ({
  ip: clientAddress,
  userAgent: userAgent.slice(0, maxUserAgentCharacters),
});

/** The same of somebody who acted by a private link, with what that link proves. */
export const traceByLink = (caller: Caller & { scope: { way: LinkWay } }): { ip: string; userAgent: string; way: LinkWay } => ({
  ...traceOf(caller),
  way: caller.scope.way,
});
