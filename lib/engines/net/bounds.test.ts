import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import zlib from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { outside } from '@/lib/testing/outside-server';
import { callOutside, type OutsideCall } from './call-outside';
import { network, setNetwork } from './network';
import { OutsideFailure } from './outside-failure';

const host = 'slow.example.com';
const KB = 1024;

// Generous, for a busy machine; what is to end by the clock is given little time.
const limits = { maxBytes: 64 * KB, timeoutMs: 15_000, connectTimeoutMs: 15_000 };
const hurried = { timeoutMs: 500 };
const hurriedToConnect = { connectTimeoutMs: 300 };
const call = (more: Partial<OutsideCall> = {}) => callOutside(`https://${host}/`, { ...limits, ...more });

/** Why the call failed, and whether it took longer than `withinMs`. */
async function failure(more: Partial<OutsideCall> = {}, withinMs = 10_000) {
  const started = performance.now();
  const error = await call(more)
    .then(() => 'no failure')
    .catch((caught: unknown) => caught);
  const late = performance.now() - started > withinMs;
  return late ? 'too late' : error instanceof OutsideFailure ? error.reason : error;
}

/** Writes again and again until the other side has had enough; counts what went out. */
function pour(socket: Socket, chunk: Buffer | string, everyMs = 0): { sent: () => number } {
  let sent = 0;
  const next = () => {
    if (socket.destroyed) return;
    sent += chunk.length;
    if (everyMs > 0) setTimeout(next, everyMs);
    if (socket.write(chunk) && everyMs === 0) setImmediate(next);
    else if (everyMs === 0) socket.once('drain', next);
  };
  next();
  return { sent: () => sent };
}

const head = (...lines: string[]) => `${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`;
const chunked = (data: Buffer) => Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);

/** A server that answers every request as it likes, in bytes. */
const raw = (converse: (socket: Socket) => void) => outside({ hosts: [host], converse: (socket) => socket.once('data', () => converse(socket)) });

test('timeout: a body that drips, however steadily', async () => {
  await raw((socket) => {
    socket.write(head('content-length: 100000'));
    pour(socket, 'x', 20);
  });
  expect(await failure(hurried)).toBe('timeout');
});

test('timeout: headers that drip', async () => {
  await raw((socket) => {
    socket.write('HTTP/1.1 200 OK\r\nx: ');
    pour(socket, 'x', 20);
  });
  expect(await failure(hurried)).toBe('timeout');
});

test('timeout: an answer that never comes', async () => {
  await raw(() => undefined);
  expect(await failure(hurried)).toBe('timeout');
});

test('timeout: interim answers that drip', async () => {
  await raw((socket) => pour(socket, 'HTTP/1.1 102 Processing\r\n\r\n', 50));
  expect(await failure(hurried)).toBe('timeout');
});

test('timeout: a server that takes the connection and never speaks TLS', async () => {
  const server = net.createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  await outside({ hosts: [host] });
  setNetwork({ ...network(), portOf: () => (server.address() as AddressInfo).port });
  expect(await failure(hurriedToConnect)).toBe('timeout');
});

test('timeout: a name server that never answers', async () => {
  await outside({ hosts: [host] });
  setNetwork({ ...network(), resolve: () => new Promise(() => undefined) });
  expect(await failure(hurriedToConnect)).toBe('timeout');
});

test('timeout: all hops share one clock', async () => {
  const { reached } = await outside({
    hosts: [host],
    answer: (_request, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 150),
  });
  expect(await failure({ ...hurried, maxRedirects: 100 })).toBe('timeout');
  expect(reached.length).toBeLessThan(5);
});

test('too_large: a body without end is left after the limit', async () => {
  let sent = () => 0;
  await raw((socket) => {
    socket.write(head('transfer-encoding: chunked'));
    sent = pour(socket, chunked(Buffer.alloc(16 * KB))).sent;
  });
  expect(await failure()).toBe('too_large');
  // What the system's buffers held was sent, and no more.
  expect(sent()).toBeLessThan(20 * KB * KB);
});

test('too_large: one byte over the limit is, and the limit itself is not', async () => {
  await outside({ hosts: [host], answer: (_request, response) => response.end(Buffer.alloc(limits.maxBytes)) });
  expect((await call()).bytes.length).toBe(limits.maxBytes);
  expect(await failure({ maxBytes: limits.maxBytes - 1 })).toBe('too_large');
});

test('a body that is cut at the limit is an answer', async () => {
  await outside({ hosts: [host], answer: (_request, response) => response.end('abcdef') });
  expect(Buffer.from((await call({ maxBytes: 4, whenTooLarge: 'cut' })).bytes).toString()).toBe('abcd');
});

test.each(['gzip', 'deflate', 'br'] as const)('too_large: a small body that unpacks to a large one, %s', async (coding) => {
  const encode = { gzip: zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync }[coding];
  const bomb = encode(Buffer.alloc(50 * KB * KB));
  expect(bomb.length).toBeLessThan(limits.maxBytes);
  await outside({ hosts: [host], answer: (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(bomb) });
  expect(await failure()).toBe('too_large');
});

test('too_large: a compressed body that unpacks to nothing, without end', async () => {
  await raw((socket) => {
    socket.write(head('transfer-encoding: chunked', 'content-encoding: gzip'));
    pour(socket, chunked(zlib.gzipSync('')));
  });
  expect(await failure({ maxBytes: 4 * KB })).toBe('too_large');
});

const broken: [string, string][] = [
  ['huge headers', head(`x: ${'x'.repeat(40 * KB)}`)],
  ['many headers', head(...Array.from({ length: 3_000 }, (_, index) => `x-${index}: 12345678`))],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.9\r\n'],
  ['a head that ends early', 'HTTP/1.1 200 OK\r\ncontent-le'],
  ['a body that ends early', `${head('content-length: 100')}short`],
  ['a chunk that ends early', `${head('transfer-encoding: chunked')}ff\r\nshort`],
  ['two lengths', `${head('content-length: 5', 'content-length: 6')}short!`],
  ['length and chunks', `${head('content-length: 5', 'transfer-encoding: chunked')}5\r\nshort\r\n0\r\n\r\n`],
  ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
  ['a coding that nobody asked for', `${head('content-encoding: zstd', 'content-length: 5')}short`],
  ['a coding that is a word of the language', `${head('content-encoding: constructor', 'content-length: 5')}short`],
  ['two codings', `${head('content-encoding: gzip, gzip', 'content-length: 5')}short`],
  ['gzip that is none', `${head('content-encoding: gzip', 'content-length: 5')}short`],
  ['nothing at all', ''],
];

test.each(broken)('broken_answer: %s', async (_what, bytes) => {
  await raw((socket) => socket.end(bytes));
  expect(await failure()).toBe('broken_answer');
});

test.each(['100 Continue', '103 Early Hints'])('broken_answer: interim answers without end, %s', async (status) => {
  const answers = `HTTP/1.1 ${status}\r\n\r\n`.repeat(1_000);
  let sent = () => 0;
  await raw((socket) => void ({ sent } = pour(socket, answers)));
  expect(await failure()).toBe('broken_answer');
  expect(sent()).toBeLessThan(20 * KB * KB);
});

test('broken_answer: a body of single bytes, each in a chunk', async () => {
  await raw((socket) => {
    socket.write(head('transfer-encoding: chunked'));
    pour(socket, '1\r\nx\r\n'.repeat(10_000));
  });
  expect(await failure({ maxBytes: 5 * KB * KB })).toBe('broken_answer');
});

test('broken_answer: a body of single bytes, each in a record of TLS', async () => {
  await raw((socket) => {
    socket.write(head('content-length: 5000000'));
    const next = (error?: Error | null) => void (error || socket.destroyed || setImmediate(() => socket.write('x', next)));
    next();
  });
  expect(await failure({ maxBytes: 5 * KB * KB })).toBe('broken_answer');
});

test('a body in small pieces is an answer', async () => {
  const lines = Array.from({ length: 20_000 }, () => chunked(Buffer.alloc(40)));
  await raw((socket) => socket.end(Buffer.concat([Buffer.from(head('transfer-encoding: chunked')), ...lines, Buffer.from('0\r\n\r\n')])));
  expect((await call({ maxBytes: 5 * KB * KB })).bytes.length).toBe(800_000);
});

test('nothing is left open after a failure', async () => {
  const open = new Set<Socket>();
  await raw((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).write(head('content-length: 100000'));
  });
  expect(await failure(hurried)).toBe('timeout');
  await expect.poll(() => open.size).toBe(0);
});
