import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { manyBytes, takeParts } from '@/lib/testing/kinds/bytes-operations';
import { chunkBytes, countedSource, sink } from '@/lib/testing/kinds/counted-source';
import { around, boundary, closing, multipart, multipartType, partHead, streamOf } from '@/lib/testing/kinds/multipart';
import { serveOnSocket } from '@/lib/testing/kinds/socket-server';
import { serve } from './serve';

const { POST } = serve(takeParts((stream) => sink(stream, () => 0)));
const pdf = { name: 'file', fileName: 'terms.pdf', type: 'application/pdf', value: '%PDF-1.7' };
const title = { name: 'title', value: 'Terms – ümlaut' };

async function post(body: BodyInit | null, { type = multipartType, route = POST }: { type?: string | null; route?: typeof POST } = {}) {
  const headers = type === null ? {} : { 'content-type': type };
  const response = await route(new Request('http://localhost:3000/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit));
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  return { status: response.status, json: (await response.json()) as any };
}

/** A body in pieces of a few bytes: a boundary comes in halves. */
const inPieces = (text: string, size: number): ReadableStream<Uint8Array> => {
  const bytes = Buffer.from(text);
  return streamOf(
    (function* () {
      for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
    })(),
  );
};

const refusal = async (...of: Parameters<typeof post>) => {
  const { status, json } = await post(...of);
  return [status, json.error, ...(json.details ?? []).map(({ path, code }: { path: string; code: string }) => `${path} ${code}`)];
};
const bad = (detail: string) => [400, 'bad_request', detail];

describe('a multipart body', () => {
  test.each([1, 3, 64, 10_000])('gives its members, then its file as a stream; in pieces of %i bytes as well', async (size) => {
    const { status, json } = await post(inPieces(multipart(title, pdf), size));
    expect([status, json]).toMatchObject([201, { title: title.value, name: 'terms.pdf', mimeType: 'application/pdf', bytes: 8 }]);
  });

  test('gives a file of 100 MB piece by piece: no more of it is held than the parser’s buffers', async () => {
    const { state, stream } = countedSource(manyBytes);
    const route = serve(takeParts((file) => sink(file, () => state.pulled))).POST;
    const { status, json } = await post(around(partHead(pdf), stream, closing), { route });
    expect([status, json.bytes]).toEqual([201, manyBytes]);
    expect(json.ahead).toBeLessThanOrEqual(6 * chunkBytes);
  });

  test('may have an empty file, and what stands before and behind it is passed over', async () => {
    expect((await post(multipart({ ...pdf, value: '' }))).json).toMatchObject({ name: 'terms.pdf', bytes: 0 });
    expect((await post(`preamble\r\n${multipart(pdf)}epilogue`)).json.bytes).toBe(8);
  });

  test.each([
    ['form-data; name="file"; filename="../../etc/passwd"', 'passwd'],
    ['form-data; name="file"; filename="C:\\\\Users\\\\Anna\\\\terms.pdf"', 'terms.pdf'],
    ['form-data; name="file"; filename=".."', ''],
    ['form-data; name="file"; filename="a \\"b\\".pdf"', 'a "b".pdf'],
    ['form-data; name="file"; filename="Käufer 合同.pdf"', 'Käufer 合同.pdf'],
    [`form-data; name="file"; filename*=UTF-8''K%C3%A4ufer.pdf`, 'Käufer.pdf'],
    ['form-data; name="file"; filename=""', ''],
  ])('%s is a file named %j, without any path', async (disposition, name) => {
    expect((await post(multipart({ ...pdf, disposition }))).json.name).toBe(name);
  });
});

describe('400', () => {
  test.each([
    ['no file', multipart(title), 'file required'],
    ['a text in place of the file', multipart({ name: 'file', value: 'x' }), 'file required'],
    ['a file in place of a text', multipart({ ...pdf, name: 'title' }), 'title invalid_type'],
    ['an unknown member', multipart({ name: 'titel', value: 'x' }, pdf), 'titel unknown_member'],
    ['a member by the name of the prototype', multipart({ name: '__proto__', value: 'x' }, pdf), '__proto__ unknown_member'],
    ['a part without a name', multipart({ value: 'x' }, pdf), ' invalid_multipart'],
    ['a member twice', multipart(title, title, pdf), 'title duplicate_member'],
    ['two files', multipart(pdf, pdf), ' too_many_members'],
    ['a member behind the file', multipart(pdf, title), 'title after_the_file'],
    ['too many members', multipart(...Array.from({ length: 21 }, (_, index) => ({ name: `m${index}`, value: 'x' })), pdf), ' too_many_members'],
    ['too long a member', multipart({ name: 'title', value: 'x'.repeat(64 * 1024 + 1) }, pdf), 'title too_long'],
    ['another boundary than the one announced', multipart(pdf).replaceAll(boundary, 'other'), ' invalid_multipart'],
    ['no boundary at all', 'nothing', ' invalid_multipart'],
    ['nothing', '', ' invalid_multipart'],
    ['a body that ends among its members', multipart(title, pdf).slice(0, 120), ' invalid_multipart'],
    ['a body that ends within its file', multipart(pdf).slice(0, -40), ' invalid_multipart'],
    ['a body that ends behind its file, unclosed', multipart(pdf).slice(0, -4), ' invalid_multipart'],
  ])('for %s', async (_what, body, detail) => {
    const found = await refusal(body);
    expect([...found.slice(0, 2), ...found.slice(2).filter((each) => each === detail)]).toEqual(bad(detail));
  });

  test.each([
    ['a member', multipart(pdf, title), 'title after_the_file'],
    ['nothing where there should be an end', multipart(pdf).slice(0, -4), ' invalid_multipart'],
  ])('for %s behind a file that was read to its last byte before it came', async (_what, body, detail) => {
    const behindFile = body.indexOf(boundary, body.indexOf(pdf.value)) + boundary.length;
    const slowly = streamOf(
      (async function* () {
        yield Buffer.from(body.slice(0, behindFile));
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        yield Buffer.from(body.slice(behindFile));
      })(),
    );
    expect(await refusal(slowly)).toEqual(bad(detail));
  });

  test.each([
    ['application/json'],
    ['multipart/form-data'],
    ['multipart/mixed; boundary=x'],
    ['multipart/form-data; boundary='],
    [`multipart/form-data; boundary=${'x'.repeat(300)}`],
    [null],
  ])('or 415, as the dialect has it, for the content type %s', async (type) => {
    const body = new Blob([multipart(pdf)]).stream();
    for (const [api, status, error] of [
      ['signature', 400, 'bad_request'],
      ['workflow', 415, 'unsupported_media_type'],
    ] as const) {
      const route = serve(takeParts((stream) => sink(stream, () => 0), { api })).POST;
      expect((await refusal(api === 'signature' ? body : multipart(pdf), { type, route })).slice(0, 3)).toEqual([status, error, ' content_type']);
    }
  });
});

test.each([
  ['workflow', 413, 'too_large'],
  ['signature', 400, 'bad_request'],
] as const)('a file over its limit is what the %s API answers to it, while streaming, and the source is let go', async (api, status, error) => {
  const { state, stream } = countedSource(manyBytes);
  const route = serve(takeParts((file) => sink(file, () => 0), { api, maxBytes: chunkBytes })).POST;
  const body = around(partHead(pdf), stream, closing);
  expect(await refusal(body, { route })).toEqual([status, error, 'file too_large']);
  expect(state.isCancelled).toBe(true);
  expect(state.pulled).toBeLessThan(12 * chunkBytes);
});

describe('a file that is not read', () => {
  test.each([
    ['because the operation does not want it', async () => ({ bytes: 0 }), 201],
    ['because the operation fails', () => Promise.reject(new Error('on purpose')), 500],
    [
      'to its end',
      async (file: ReadableStream<Uint8Array>) => {
        await file.getReader().read();
        return { bytes: 0 };
      },
      201,
    ],
  ])('%s holds nobody up: the source is let go', async (_why, taking, status) => {
    const { state, stream } = countedSource(manyBytes);
    const body = around(partHead(pdf), stream, closing);
    expect((await post(body, { route: serve(takeParts(taking)).POST })).status).toBe(status);
    await expect.poll(() => state.isCancelled).toBe(true);
    expect(state.pulled).toBeLessThan(12 * chunkBytes);
  });

  test('because a member is refused is let go as well', async () => {
    const { state, stream } = countedSource(manyBytes);
    const head = `${partHead({ name: 'title' })}${'x'.repeat(81)}\r\n${partHead(pdf)}`;
    expect(await refusal(around(head, stream, closing))).toEqual(bad('title too_big'));
    await expect.poll(() => state.isCancelled).toBe(true);
  });
});

test('a file whose member stands in the address as well is refused, and let go', async () => {
  const { state, stream } = countedSource(manyBytes);
  const op = { ...takeParts((file) => sink(file, () => 0)), http: 'POST /files/{title}' as const };
  const body = around(`${partHead(title)}x\r\n${partHead(pdf)}`, stream, closing);
  const request = new Request('http://localhost:3000/', { method: 'POST', headers: { 'content-type': multipartType }, body, duplex: 'half' } as RequestInit);
  const response = await serve(op).POST(request, { params: Promise.resolve({ title: 'y' }) });
  expect([response.status, ((await response.json()) as { details: unknown }).details]).toMatchObject([400, [{ path: 'title', code: 'unknown_member' }]]);
  await expect.poll(() => state.isCancelled).toBe(true);
});

describe('a sender who breaks off', () => {
  const outcomes = () => {
    const outcome = Promise.withResolvers<unknown>();
    const taking = (file: ReadableStream<Uint8Array>) =>
      sink(file, () => 0)
        .then(outcome.resolve, outcome.resolve)
        .then(() => ({ bytes: 0 }));
    return { outcome: outcome.promise, route: serve(takeParts(taking)).POST };
  };

  test('fails the file’s stream', async () => {
    const { outcome, route } = outcomes();
    const { stream } = countedSource(manyBytes, { failsAfter: 5 * chunkBytes });
    await post(around(partHead(pdf), stream, closing), { route });
    expect(await outcome).toMatchObject({ details: [{ code: 'incomplete_body' }] });
  });

  test('over a socket fails it too, and does not leave it waiting', async () => {
    const { outcome, route } = outcomes();
    const { port } = await serveOnSocket({ POST: route });
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${multipartType}\r\nContent-Length: 1000000\r\n\r\n${partHead(pdf)}${'x'.repeat(500_000)}`);
    setTimeout(() => socket.destroy(), 50);
    expect(await outcome).toMatchObject({ details: [{ code: 'incomplete_body' }] });
  });

  test('fails it for an operation that begins to read only then', async () => {
    let isGone = false;
    const { stream } = countedSource(manyBytes, { failsAfter: 0 });
    const late = async (file: ReadableStream<Uint8Array>) => {
      while (!isGone) await new Promise((resolve) => setImmediate(resolve));
      return sink(file, () => 0);
    };
    const told = stream.pipeThrough(new TransformStream());
    const body = streamOf(
      (async function* () {
        yield Buffer.from(`${partHead(pdf)}some bytes`);
        yield* (async function* () {
          try {
            yield* told as unknown as AsyncIterable<Uint8Array>;
          } finally {
            setTimeout(() => (isGone = true), 20);
          }
        })();
      })(),
    );
    expect(await refusal(body, { route: serve(takeParts(late)).POST })).toEqual(bad(' incomplete_body'));
  });

  test('among the members gets nothing done', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(partHead({ name: 'title' })));
        controller.error(new Error('gone'));
      },
    });
    expect(await refusal(body)).toEqual(bad(' incomplete_body'));
  });
});
