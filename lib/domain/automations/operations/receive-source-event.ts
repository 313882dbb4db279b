import { z } from 'zod';
import { sha256 } from '@/lib/core/ids';
import { incomingBytes } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import { automationErrors } from '../errors';
import { bySource } from '../inbound/auth';
import { inTurn } from '../inbound/large-posts';
import { maxPostBytes } from '../inbound/post-limits';
import { readPost } from '../inbound/read-post';
import { repeatHashOf, takePost } from '../inbound/take-post';
import { sourceSecret, takenPost } from '../schema';
import { receiveSourceEventDocs } from './receive-source-event.docs';

export const receiveSourceEvent = operation({
  name: 'receiveSourceEvent',
  http: 'POST /in/{secret}',
  api: 'workflow',
  summary: 'Post data to a workflow’s source, to start an automation',
  effect: 'write',
  success: 202,
  auth: bySource,
  body: 'bytes',
  stores: ({ accountId }) => accountId,
  limits: { policy: 'post', by: ['source'] },
  docs: receiveSourceEventDocs,
  input: z.strictObject({ secret: sourceSecret, body: incomingBytes({ maxBytes: maxPostBytes, mimeType: 'application/json' }), contentType: z.string() }),
  output: takenPost,
  errors: [automationErrors.badRequest, automationErrors.tooLarge, automationErrors.unsupportedMediaType],
  async run({ body, contentType }, { scope: source, isOwnPage, repeatKey, contentEncoding }) {
    refusePacked(contentEncoding);
    const bytes = new Uint8Array(await new Response(body).arrayBuffer());
    const post = await inTurn(source.accountId, bytes.length, () => readPost(bytes, contentType));
    const hashes = { bodyHash: sha256(bytes), repeatHash: repeatHashOf(source, repeatKey) };
    // The editor posts as any program does, so that what it tries is what programs meet.
    return takePost({ source, post, bytes: bytes.length, ...hashes, cameBy: isOwnPage ? 'hand' : 'webhook' });
  },
});

/** Unpacked, a megabyte may be a thousand: nothing is. */
function refusePacked(contentEncoding: string | null | undefined): void {
  if (/^\s*(identity\s*)?$/i.test(contentEncoding ?? '')) return;
  throw automationErrors.unsupportedMediaType({ message: 'The body has a Content-Encoding, and is not unpacked. Send it as it is, without that header.' });
}
