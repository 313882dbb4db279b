import http, { type IncomingMessage } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '@/lib/core/log';
import { type ByteRange, StreamedFile } from '@/lib/core/streamed-file';
import { giveFile, manyBytes } from '@/lib/testing/kinds/bytes-operations';
import { chunkBytes, countedSource, sink } from '@/lib/testing/kinds/counted-source';
import { serveOnSocket } from '@/lib/testing/kinds/socket-server';
import { serve } from './serve';

const letters = 'abcdefghij';
const tag = '"v1"';

/** A file of ten letters, that tells which part was opened. */
function smallFile() {
  const opened: (ByteRange | 'all')[] = [];
  const open = (range?: ByteRange) => {
    opened.push(range ?? 'all');
    return new Blob([range ? letters.slice(range.start, range.end + 1) : letters]).stream();
  };
  const file = new StreamedFile(letters.length, 'application/pdf', open, { name: 'Käufer “A”.pdf', tag: 'v1' });
  return { opened, GET: serve(giveFile(() => file)).GET };
}

async function get(route: ReturnType<typeof serve>['GET'], headers: Record<string, string> = {}, method = 'GET') {
  const response = await route(new Request('http://localhost:3000/', { method, headers }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a file that is made while it is sent comes whole, without length or parts, and one that breaks off breaks off at its reader', async () => {
  const made = (source: () => ReadableStream<Uint8Array>) => serve(giveFile(() => new StreamedFile(null, 'application/json', source))).GET;
  const { status, headers, text } = await get(
    made(() => new Blob([letters]).stream()),
    { range: 'bytes=2-4' },
  );
  expect([status, text, headers.get('content-length'), headers.get('accept-ranges')]).toEqual([200, letters, null, 'none']);
  const noted = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  onTestFinished(() => noted.mockRestore());
  const broken = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from('ab')),
    pull: (controller) => controller.error(new Error('The database is gone.')),
  });
  await expect(get(made(() => broken))).rejects.toThrow('The database is gone.');
  expect(noted).toHaveBeenCalledOnce();
});

test('200 with length, tag, type and name; nobody on the way may compress it', async () => {
  const { status, headers, text } = await get(smallFile().GET);
  expect([status, text]).toEqual([200, letters]);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-length': '10',
    'content-type': 'application/pdf',
    etag: tag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache, no-transform',
    'content-disposition': `attachment; filename="K?ufer ?A?.pdf"; filename*=UTF-8''K%C3%A4ufer%20%E2%80%9CA%E2%80%9D.pdf`,
  });
});

test.each([tag, `W/${tag}`, '*', `"other", ${tag}`])('304 to If-None-Match: %s, and the file is not opened', async (list) => {
  const { opened, GET } = smallFile();
  const { status, headers, text } = await get(GET, { 'if-none-match': list });
  expect([status, text, headers.get('etag'), headers.get('content-type')]).toEqual([304, '', tag, null]);
  expect(opened).toEqual([]);
});

test('HEAD has the headers of the whole, and the file is not opened', async () => {
  const { opened, GET } = smallFile();
  const { status, headers, text } = await get(GET, { range: 'bytes=0-1' }, 'HEAD');
  expect([status, text, headers.get('content-length'), headers.get('content-range')]).toEqual([200, '', '10', null]);
  expect(opened).toEqual([]);
});

describe('Range', () => {
  test.each([
    ['bytes=2-4', 'cde', 'bytes 2-4/10'],
    ['bytes=7-', 'hij', 'bytes 7-9/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=-99', letters, 'bytes 0-9/10'],
    ['bytes=0-0', 'a', 'bytes 0-0/10'],
    ['bytes=0-2,3-4', 'abcde', 'bytes 0-4/10'],
  ])('%s is 206 with %s alone', async (range, part, contentRange) => {
    const { opened, GET } = smallFile();
    const { status, headers, text } = await get(GET, { range });
    expect([status, text, headers.get('content-range'), headers.get('content-length')]).toEqual([206, part, contentRange, String(part.length)]);
    expect(opened).toEqual([{ start: letters.indexOf(part), end: letters.indexOf(part) + part.length - 1 }]);
  });

  test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is 416 with the length, and the file is not opened', async (range) => {
    const { opened, GET } = smallFile();
    const { status, headers, text } = await get(GET, { range });
    expect([status, text, headers.get('content-range')]).toEqual([416, '', 'bytes */10']);
    expect(opened).toEqual([]);
  });

  test.each(['bytes=0-1,5-6', 'items=0-1', 'items=99-', 'bytes=b-a', 'bytes=', 'nonsense'])('%s is answered with the whole', async (range) => {
    const { status, text } = await get(smallFile().GET, { range });
    expect([status, text]).toEqual([200, letters]);
  });

  test.each([
    [tag, 206],
    ['"v0"', 200],
    [`W/${tag}`, 200],
    ['Sat, 21 Nov 2026 10:00:00 GMT', 200],
  ])('with If-Range: %s is %i', async (insisted, status) => {
    expect((await get(smallFile().GET, { range: 'bytes=0-1', 'if-range': insisted })).status).toBe(status);
  });
});

/** A file of 100 MB over a socket, as its reader sees it. */
async function download(ends: Parameters<typeof countedSource>[1] = {}, route = (file: StreamedFile) => serve(giveFile(() => file)).GET) {
  const { state, stream } = countedSource(manyBytes, ends);
  const { url } = await serveOnSocket({ GET: route(new StreamedFile(manyBytes, 'application/pdf', () => stream)) });
  const response = await new Promise<IncomingMessage>((resolve) => http.get(url, { agent: false }, resolve));
  onTestFinished(() => void response.destroy());
  return { state, response };
}

describe('100 MB', () => {
  test('leave in process piece by piece, none made before it is asked for', async () => {
    const { state, stream } = countedSource(manyBytes);
    const { GET } = serve(giveFile(() => new StreamedFile(manyBytes, 'application/pdf', () => stream)));
    const response = await GET(new Request('http://localhost:3000/'));
    expect(state.pulled).toBe(0);
    const { bytes, ahead } = await sink(response.body as ReadableStream<Uint8Array>, () => state.pulled);
    expect(bytes).toBe(manyBytes);
    expect(ahead).toBeLessThanOrEqual(chunkBytes);
  });

  test('over a socket wait for a reader who does not read, and arrive whole when he does', async () => {
    const { state, response } = await download();
    expect(response.headers['content-length']).toBe(String(manyBytes));
    // Until nothing more is pulled: what the sockets hold is all there is.
    let before = -1;
    while (state.pulled !== before) {
      before = state.pulled;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(state.pulled).toBeLessThan(manyBytes / 4);
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    expect(bytes).toBe(manyBytes);
  });

  test('are no longer read once their reader has left', async () => {
    const { state, response } = await download();
    response.destroy();
    await expect.poll(() => state.isCancelled).toBe(true);
    expect(state.pulled).toBeLessThan(manyBytes);
  });
});

describe('a file that breaks off half-way', () => {
  test.each([
    ['by an error', { failsAfter: 40 * chunkBytes }],
    ['by ending too early', { endsAfter: 40 * chunkBytes }],
  ])('%s cuts the connection: the part cannot be taken for the whole', async (_how, ends) => {
    const logged = vi.spyOn(log(), 'error');
    onTestFinished(() => logged.mockRestore());
    const { response } = await download(ends);
    let bytes = 0;
    const read = (async () => {
      for await (const chunk of response) bytes += chunk.length;
    })();
    await expect(read).rejects.toThrow('aborted');
    expect(bytes).toBeLessThanOrEqual(40 * chunkBytes);
    expect(logged.mock.calls.map(([, message]) => message)).toEqual(['a file broke off while it was sent']);
  });
});
