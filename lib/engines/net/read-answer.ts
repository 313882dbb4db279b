import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import zlib from 'node:zlib';
import { OutsideFailure } from './outside-failure';

/** Codings that servers use although none was asked for. */
const decoders = new Map<string, () => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress>([
  ['gzip', zlib.createGunzip],
  ['x-gzip', zlib.createGunzip],
  ['deflate', zlib.createInflate],
  ['br', zlib.createBrotliDecompress],
]);

/** Bytes that may come beside those of the body: certificates, headers, and then a half more, which frames of a dozen bytes each would take. */
const MAX_FRAMING = 256 * 1024;

/**
 * The body, decoded, of at most `maxBytes` bytes: as sent and as decoded. What is longer is a failure, or with `cut`
 * ends there. Never holds more than the limit and one chunk. A body in crumbs is a failure: each takes us as long as a whole piece.
 */
export async function readAnswer(response: IncomingMessage, maxBytes: number, whenTooLarge: 'fail' | 'cut', received: () => number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of await decoded(response, inPieces(response, received), maxBytes)) {
    total += chunk.length;
    if (total > maxBytes && whenTooLarge === 'fail') throw tooLarge(maxBytes);
    chunks.push(total > maxBytes ? chunk.subarray(0, chunk.length - (total - maxBytes)) : chunk);
    if (total > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function decoded({ headers }: IncomingMessage, body: AsyncIterable<Buffer>, maxBytes: number): Promise<AsyncIterable<Buffer>> {
  const coding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return body;
  const decoder = decoders.get(coding)?.();
  if (!decoder) throw new OutsideFailure('broken_answer', 'The server sent a coding that was not asked for.');
  const sent = atMost(body, maxBytes);
  const first = await sent.next();
  // An empty body stays empty, whatever it calls itself.
  if (first.done) return sent;
  // The iteration hears of an error as well.
  pipeline(startingWith(first.value, sent), decoder, () => undefined);
  return decoder;
}

async function* inPieces(response: IncomingMessage, received: () => number) {
  let total = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    total += chunk.length;
    if (received() - total > MAX_FRAMING + total / 2) throw new OutsideFailure('broken_answer', 'The server sent its answer in far too many pieces.');
    yield chunk;
  }
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>) {
  yield first;
  yield* rest;
}

/** A stream that decodes to nothing could go on for ever. */
async function* atMost(sent: AsyncIterable<Buffer>, maxBytes: number) {
  let total = 0;
  for await (const chunk of sent) {
    total += chunk.length;
    if (total > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

const MEGABYTE = 1024 * 1024;

const tooLarge = (maxBytes: number): OutsideFailure =>
  new OutsideFailure(
    'too_large',
    `The answer is larger than ${maxBytes < MEGABYTE ? `${Math.floor(maxBytes / 1024)} KB` : `${Math.floor(maxBytes / MEGABYTE)} MB`}.`,
  );
