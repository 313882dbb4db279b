import parseRange from 'range-parser';
import { log } from '@/lib/core/log';
import type { ByteRange, StreamedFile } from '@/lib/core/streamed-file';
import { namesTag } from '@/lib/core/version';
import { answeredAddress } from '@/lib/engines/processes/answering-turn';
import { answerLengthHeader } from './answer-length-header';
import { contentDisposition } from './content-disposition';
import { turnOfPiece } from './turn-of-piece';

/** A file piece by piece: whole, or the part that `Range` asks for (RFC 9110, 14), or 304 to who has it already. */
export async function renderStream(file: StreamedFile, request: Request, correlationId: string): Promise<Response> {
  const { bytes, mimeType, options } = file;
  const tag = options.tag === undefined ? null : `"${options.tag}"`;
  const headers = new Headers({
    // Compressed on the way it would have other bytes, and its parts would be parts of something else.
    'cache-control': `${options.cache ?? 'private, no-cache'}, no-transform`,
    'x-content-type-options': 'nosniff',
    'accept-ranges': bytes === null ? 'none' : 'bytes',
    // Nothing in a file acts in our name. The viewers of PDFs do not start in a sandbox, and have their own.
    ...(mimeType === 'application/pdf' ? {} : { 'content-security-policy': "default-src 'none'; sandbox" }),
    ...(tag ? { etag: tag } : {}),
  });
  if (tag && namesTag(request.headers.get('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', mimeType);
  if (options.name) headers.set('content-disposition', contentDisposition(options.name, options.inline));
  if (bytes === null) return new Response(request.method === 'HEAD' ? null : watched(await file.open(), correlationId), { headers });
  const range = wantedRange(request, bytes, tag);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${bytes}`);
    headers.delete('content-type');
    headers.delete('content-disposition');
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : bytes;
  headers.set('content-length', String(length));
  headers.set(answerLengthHeader, String(length));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  const body = request.method === 'HEAD' ? null : exactly(length, await file.open(range ?? undefined), correlationId);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** A file that ends too early, or does not end, fails: its reader must not take the part for the whole. */
function exactly(length: number, source: ReadableStream<Uint8Array>, correlationId: string): ReadableStream<Uint8Array> {
  let left = length;
  return watched(source, correlationId, (read, isDone) => {
    left -= read;
    if (left < 0 || (isDone && left > 0)) throw new Error(`A file of ${length} bytes has ${left > 0 ? `${left} fewer` : 'more'}.`);
  });
}

/** The same bytes. What breaks off is noted, and breaks off at the reader too. */
function watched(source: ReadableStream<Uint8Array>, correlationId: string, check?: (bytes: number, isDone: boolean) => void): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const address = answeredAddress() ?? 'unknown';
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) await turnOfPiece(address);
          // Whoever has left takes no more, and nothing broke off.
          if (isLeft) return;
          check?.(value?.length ?? 0, done);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          log().error({ err: error, correlationId }, 'a file broke off while it was sent');
          await reader.cancel(error).catch(() => undefined);
          throw error;
        }
      },
      cancel: (reason) => {
        isLeft = true;
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}

/** One part at most: several, other units, or what cannot be understood, is answered with the whole. */
function wantedRange(request: Request, bytes: number, tag: string | null): ByteRange | 'outside' | null {
  const asked = request.headers.get('range') ?? '';
  const insisted = request.headers.get('if-range');
  if (!/^bytes=/i.test(asked) || request.method !== 'GET' || (insisted !== null && insisted !== tag)) return null;
  // The library takes the last 10 bytes of 5 for nothing; they are all 5.
  const last = Number(/^bytes=\s*-(\d+)\s*$/i.exec(asked)?.[1] ?? 0);
  if (last > bytes && bytes > 0) return { start: 0, end: bytes - 1 };
  const ranges = parseRange(bytes, asked, { combine: true });
  if (ranges === -1) return 'outside';
  const [first, second] = ranges === -2 ? [] : ranges;
  return first && !second ? { start: first.start, end: first.end } : null;
}
