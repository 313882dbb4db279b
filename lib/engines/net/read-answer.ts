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

/**
 * The body, decoded, of at most `maxBytes` bytes: as sent and as decoded. What is longer is a failure, or with `cut`
 * ends there. Never holds more than the limit and one chunk.
 */
export async function readAnswer(response: IncomingMessage, maxBytes: number, whenTooLarge: 'fail' | 'cut'): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of await decoded(response, maxBytes)) {
    total += chunk.length;
    if (total > maxBytes && whenTooLarge === 'fail') throw tooLarge(maxBytes);
    chunks.push(total > maxBytes ? chunk.subarray(0, chunk.length - (total - maxBytes)) : chunk);
    if (total > maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function decoded(response: IncomingMessage, maxBytes: number): Promise<AsyncIterable<Buffer>> {
  const coding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (coding === 'identity' || coding === '') return response;
  const decoder = decoders.get(coding)?.();
  if (!decoder) throw new OutsideFailure('broken_answer', 'The server sent a coding that was not asked for.');
  const sent = atMost(response, maxBytes);
  const first = await sent.next();
  // An empty body stays empty, whatever it calls itself.
  if (first.done) return sent;
  // The iteration hears of an error as well.
  pipeline(startingWith(first.value, sent), decoder, () => undefined);
  return decoder;
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
