import { CLIENT_INFO_META_KEY, type ServerContext } from '@modelcontextprotocol/server';

const maxCharacters = 300;

/** The name that an agent's program gives itself, in front of the user agent: the request's history tells what prepared it. */
export function withClientName(userAgent: string, { mcpReq }: ServerContext): string {
  const info = (mcpReq.envelope as { [CLIENT_INFO_META_KEY]?: { name?: unknown; version?: unknown } } | undefined)?.[CLIENT_INFO_META_KEY];
  if (typeof info?.name !== 'string') return userAgent;
  const named = `${info.name}/${String(info.version ?? '')} ${userAgent}`;
  return named
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, maxCharacters)
    .trim();
}
