import { createRequestStateCodec, type RequestStateCodec } from '@modelcontextprotocol/server';
import { env } from '@/lib/core/env';
import { hmacSha256 } from '@/lib/core/ids';

/** A person reads, looks something up, comes back. */
const lifetimeSeconds = 60 * 60;

/** `shown`: SHA-256 of the arguments that the question was about. */
export type Shown = { shown: string };

let codec: RequestStateCodec<Shown> | undefined;

/** Signs what a question to the user was about: it comes back by way of the client, under the same credential alone. */
export function confirmationState(): RequestStateCodec<Shown> {
  codec ??= createRequestStateCodec<Shown>({
    key: hmacSha256(env().LINK_SECRET, 'tool server confirmation'),
    ttlSeconds: lifetimeSeconds,
    bind: ({ mcpReq, http }) => `${mcpReq.method}\n${http?.authInfo?.clientId ?? ''}`,
  });
  return codec;
}
