import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { manyBytes, takeBytes } from '@/lib/testing/kinds/bytes-operations';
import { chunkBytes, countedSource, sink } from '@/lib/testing/kinds/counted-source';
import { serveOnSocket } from '@/lib/testing/kinds/socket-server';
import { serve } from './serve';

type Sent = { status: number; json: { error?: string; bytes?: number; ahead?: number; details?: { path: string; code: string }[] } };

async function put(route: ReturnType<typeof serve>['PUT'], body: BodyInit | null, headers = {}): Promise<Sent> {
  const response = await route(new Request('http://localhost:3000/', { method: 'PUT', body, headers, duplex: 'half' } as RequestInit));
  return { status: response.status, json: (await response.json()) as Sent['json'] };
}

describe('bytes on their way in', () => {
  test('100 MB reach the operation piece by piece: the source is never asked for more than the piece at hand', async () => {
    const { state, stream } = countedSource(manyBytes);
    const { PUT } = serve(takeBytes((body) => sink(body, () => state.pulled)));
    const { status, json } = await put(PUT, stream);
    expect([status, json.bytes]).toEqual([200, manyBytes]);
    expect(json.ahead).toBeLessThanOrEqual(chunkBytes);
  });

  test('100 MB over a socket: the sender is held back while nobody reads, and all of it arrives', async () => {
    let written = 0;
    let isHeldBack = false;
    const { PUT } = serve(
      takeBytes(async (body) => {
        const reader = body.getReader();
        const first = (await reader.read()).value?.length ?? 0;
        // Nothing is read until the sender has had to wait: it may only be ahead by what sockets hold.
        while (!isHeldBack) await new Promise((resolve) => setTimeout(resolve, 20));
        const ahead = written;
        reader.releaseLock();
        const rest = await sink(body, () => 0);
        return { bytes: first + rest.bytes, ahead };
      }),
    );
    const { port } = await serveOnSocket({ PUT });
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`PUT / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${manyBytes}\r\n\r\n`);
    for (let left = manyBytes; left > 0; ) {
      const size = Math.min(chunkBytes, left);
      left -= size;
      written += size;
      if (!socket.write(new Uint8Array(size))) {
        const drained = new Promise((resolve) => socket.once('drain', resolve));
        const timer = setTimeout(() => (isHeldBack = true), 300);
        await drained;
        clearTimeout(timer);
      }
    }
    let answer = '';
    for await (const text of socket) answer += text;
    const { bytes, ahead } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '{}');
    expect(bytes).toBe(manyBytes);
    expect(ahead).toBeLessThan(manyBytes / 4);
  });

  test('an empty body is a stream that ends at once, and none is the same', async () => {
    const { PUT } = serve(takeBytes((body) => sink(body, () => 0)));
    expect((await put(PUT, '')).json.bytes).toBe(0);
    expect((await put(PUT, null)).json.bytes).toBe(0);
  });
});

describe('the limit of a body', () => {
  test.each([
    ['workflow', 413, 'too_large'],
    ['signature', 400, 'bad_request'],
  ] as const)('of the %s API is %i %s, while streaming: the source is let go at the first byte beyond', async (api, status, error) => {
    const { state, stream } = countedSource(manyBytes);
    const { PUT } = serve(takeBytes((body) => sink(body, () => state.pulled), { api, maxBytes: 10 * chunkBytes }));
    const answer = await put(PUT, stream);
    expect([answer.status, answer.json.error, answer.json.details?.[0]?.code]).toEqual([status, error, 'too_large']);
    expect(state).toEqual({ pulled: 11 * chunkBytes, isCancelled: true });
  });

  test('is exact: that many bytes pass', async () => {
    const { stream } = countedSource(10 * chunkBytes);
    expect((await put(serve(takeBytes((body) => sink(body, () => 0), { maxBytes: 10 * chunkBytes })).PUT, stream)).json.bytes).toBe(10 * chunkBytes);
  });
});

describe('a body that is not read to its end', () => {
  test('a sender who breaks off is an error of the stream, never its end; it is no failure of ours', async () => {
    let outcome: unknown = 'the stream ended';
    const { stream } = countedSource(manyBytes, { failsAfter: 3 * chunkBytes });
    const { PUT } = serve(takeBytes((body) => sink(body, () => 0).catch((error) => Promise.reject((outcome = error)))));
    const { status, json } = await put(PUT, stream);
    expect([status, json.details?.[0]?.code]).toEqual([400, 'incomplete_body']);
    expect(outcome).toMatchObject({ code: 'bad_request' });
  });

  test('the same over a socket that closes half-way', async () => {
    const outcome = Promise.withResolvers<unknown>();
    const { PUT } = serve(
      takeBytes((body) =>
        sink(body, () => 0)
          .then(outcome.resolve, outcome.resolve)
          .then(() => ({ bytes: 0 })),
      ),
    );
    const { port } = await serveOnSocket({ PUT });
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`PUT / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n${'x'.repeat(500_000)}`);
    setTimeout(() => socket.destroy(), 50);
    expect(await outcome.promise).toMatchObject({ code: 'bad_request', details: [{ code: 'incomplete_body' }] });
  });

  test('what the operation leaves is let go before the answer', async () => {
    const { state, stream } = countedSource(manyBytes);
    const { PUT } = serve(takeBytes(async () => ({ bytes: 0 })));
    expect((await put(PUT, stream)).status).toBe(200);
    expect(state).toEqual({ pulled: 0, isCancelled: true });
  });

  test('what it goes on reading after its answer fails, and does not look whole', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const { stream } = countedSource(4 * chunkBytes);
    const { PUT } = serve(
      takeBytes(async (body) => {
        const reader = body.getReader();
        await reader.read();
        late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => reader.read());
        return { bytes: 0 };
      }),
    );
    expect((await put(PUT, stream)).status).toBe(200);
    await expect(late).rejects.toThrow('after its request was answered');
  });
});
