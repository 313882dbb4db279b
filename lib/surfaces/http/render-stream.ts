import parseRange from 'range-parser';
import type { ByteRange, StreamedFile } from '@/lib/core/streamed-file';
import { namesTag } from '@/lib/core/version';
import { contentDisposition } from './content-disposition';

/** A file piece by piece: whole, or the part that `Range` asks for (RFC 9110, 14), or 304 to who has it already. */
export async function renderStream(file: StreamedFile, request: Request): Promise<Response> {
  const { bytes, mimeType, options } = file;
  const tag = options.tag === undefined ? null : `"${options.tag}"`;
  const headers = new Headers({
    'cache-control': options.cache ?? 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    ...(tag ? { etag: tag } : {}),
  });
  if (tag && namesTag(request.headers.get('if-none-match') ?? '', tag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', mimeType);
  if (options.name) headers.set('content-disposition', contentDisposition(options.name, options.inline));
  const range = wantedRange(request, bytes, tag);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${bytes}`);
    headers.delete('content-type');
    headers.delete('content-disposition');
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : bytes));
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  const body = request.method === 'HEAD' ? null : await file.open(range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** One part at most: several, or what cannot be understood, is answered with the whole. */
function wantedRange(request: Request, bytes: number, tag: string | null): ByteRange | 'outside' | null {
  const asked = request.headers.get('range');
  const insisted = request.headers.get('if-range');
  if (!asked || request.method !== 'GET' || (insisted !== null && insisted !== tag)) return null;
  const ranges = parseRange(bytes, asked, { combine: true });
  if (ranges === -1) return 'outside';
  const [first, second] = ranges === -2 || ranges.type !== 'bytes' ? [] : ranges;
  return first && !second ? { start: first.start, end: first.end } : null;
}
