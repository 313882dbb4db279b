import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { outside, withEnv } from '@/lib/testing/outside-server';
import { callOutside, type OutsideAnswer, type OutsideCall } from './call-outside';
import { OutsideFailure } from './outside-failure';

const host = 'files.example.com';
const other = 'cdn.example.net';
const address = `https://${host}/a`;
const call = (more: Partial<OutsideCall> = {}, to = address) => callOutside(to, { maxBytes: 1024, timeoutMs: 15_000, ...more });
const textOf = ({ bytes }: OutsideAnswer) => Buffer.from(bytes).toString();
const failure = async (promise: Promise<unknown>) => {
  const error = await promise.then(() => null).catch((caught: unknown) => caught);
  return error instanceof OutsideFailure ? error.reason : error;
};

describe('a call', () => {
  test('reaches the server by its name, and brings back what it said', async () => {
    const { reached } = await outside({ hosts: [host], answer: (_request, response) => response.writeHead(404, { 'x-said': ['a', 'b'] }).end('hello') });
    const answer = await call({}, `https://${host}./a?b=c#d`);
    expect(answer).toMatchObject({ status: 404, address: `https://${host}/a?b=c`, headers: { 'x-said': 'a, b' } });
    expect(textOf(answer)).toBe('hello');
    expect(reached.map(({ method, url, headers }) => [method, url, headers])).toEqual([
      ['GET', '/a?b=c', { host, connection: 'close', 'accept-encoding': 'identity', accept: '*/*', 'user-agent': 'Paraph' }],
    ]);
  });

  test('posts a body with its length, and the caller’s headers but not those of the connection', async () => {
    let body = '';
    const { reached } = await outside({
      hosts: [host],
      answer: (request, response) => request.on('data', (chunk) => (body += chunk)).on('end', () => response.writeHead(204).end()),
    });
    const headers = {
      'Content-Type': 'text/plain',
      'X-Own': '1',
      Host: 'evil.example.com',
      'Content-Length': '1',
      'Accept-Encoding': 'gzip',
      Connection: 'upgrade',
    };
    expect(await call({ method: 'POST', body: 'é!', headers })).toMatchObject({ status: 204, bytes: Buffer.alloc(0) });
    expect(reached[0]?.headers).toMatchObject({
      host,
      'content-type': 'text/plain',
      'x-own': '1',
      'content-length': '3',
      'accept-encoding': 'identity',
      connection: 'close',
    });
    expect(body).toBe('é!');
  });

  test.each(['gzip', 'deflate', 'br'] as const)('a body that is compressed unasked is read all the same: %s', async (coding) => {
    const encode = { gzip: zlib.gzipSync, deflate: zlib.deflateSync, br: zlib.brotliCompressSync }[coding];
    await outside({ hosts: [host], answer: (_request, response) => response.writeHead(200, { 'content-encoding': coding }).end(encode('hello')) });
    expect(textOf(await call())).toBe('hello');
  });

  test('an empty body may call itself compressed', async () => {
    await outside({ hosts: [host], answer: (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end() });
    expect(textOf(await call())).toBe('');
  });
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%s is followed, as a GET without body, and a relative address within its place', async (status) => {
    const { reached } = await outside({
      hosts: [host],
      answer: ({ url }, response) =>
        url === '/a' ? response.writeHead(status, { location: Buffer.from('b/é?x=y z').toString('latin1') }).end('not read') : response.end('there'),
    });
    const answer = await call({ method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });
    expect([textOf(answer), answer.address]).toEqual(['there', `https://${host}/b/%C3%A9?x=y%20z`]);
    expect(reached.map(({ method, headers }) => [method, headers['content-length'], headers['content-type']])).toEqual([
      ['POST', '1', 'text/plain'],
      ['GET', undefined, undefined],
    ]);
  });

  test('whatever may be a credential stays with the origin that it was meant for', async () => {
    const { reached } = await outside({
      hosts: [host, other],
      answer: ({ headers, url }, response) => {
        if (url === '/a') response.writeHead(302, { location: '/b' }).end();
        else if (url === '/b') response.writeHead(302, { location: `https://${other}/c` }).end();
        else response.end(headers.host);
      },
    });
    await call({ headers: { authorization: 'Bearer secret', cookie: 'c=d', 'x-api-key': 'secret', accept: 'application/pdf' } });
    expect(reached.map(({ headers }) => [headers.authorization, headers.cookie, headers['x-api-key'], headers.accept])).toEqual([
      ['Bearer secret', 'c=d', 'secret', 'application/pdf'],
      ['Bearer secret', 'c=d', 'secret', 'application/pdf'],
      [undefined, undefined, undefined, 'application/pdf'],
    ]);
  });

  test('a cookie goes back to the origin that set it, on a later hop of the same call alone', async () => {
    const { reached } = await outside({
      hosts: [host, other],
      answer: ({ headers, url }, response) => {
        if (headers.host === other) response.writeHead(302, { location: `https://${host}/end` }).end();
        else if (url === '/a') response.writeHead(302, { location: `https://${other}/`, 'set-cookie': ['guest=1; Path=/; HttpOnly', 'bad\u00e9=2'] }).end();
        else response.end();
      },
    });
    await call();
    await call();
    expect(reached.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, 'guest=1', undefined, undefined, 'guest=1']);
  });

  test('as many as allowed are followed, and a loop ends there', async () => {
    const { reached } = await outside({
      hosts: [host],
      answer: ({ url }, response) => (url === '/4' ? response.end('there') : response.writeHead(302, { location: `/${Number(url?.slice(1)) + 1}` }).end()),
    });
    expect(textOf(await call({ maxRedirects: 3 }, `https://${host}/1`))).toBe('there');
    expect(await failure(call({ maxRedirects: 3 }, `https://${host}/0`))).toBe('too_many_redirects');
    expect(await failure(call({ maxRedirects: 3 }, `https://${host}/9`))).toBe('too_many_redirects');
    expect(reached.length).toBe(3 + 1 + 4 + 4);
  });

  test('with none allowed, a redirect is an answer like any other; and so is one that leads nowhere', async () => {
    const server = await outside({
      hosts: [host],
      answer: ({ url }, response) => response.writeHead(302, url === '/a' ? { location: '/b' } : {}).end('moved'),
    });
    const answer = await call({ maxRedirects: 0 });
    expect([answer.status, answer.headers.location, textOf(answer)]).toEqual([302, '/b', 'moved']);
    expect([(await call({}, `https://${host}/x`)).status, server.reached.length]).toEqual([302, 2]);
  });

  test('to plain http is refused', async () => {
    await outside({ hosts: [host], answer: (_request, response) => response.writeHead(302, { location: `http://${host}/b` }).end() });
    expect(await failure(call())).toBe('not_https');
  });
});

describe('a server that is not the one meant', () => {
  test('tls: the certificate is for another name', async () => {
    const server = await outside({ hosts: [host], certified: ['files.example.org'] });
    expect([await failure(call()), server.reached.length]).toEqual(['tls', 0]);
  });

  test('tls: the certificate is of an authority that nobody knows', async () => {
    const server = await outside({ hosts: [host], isTrusted: false });
    expect([await failure(call()), server.reached.length]).toEqual(['tls', 0]);
  });

  test('refused: nobody listens', async () => {
    const { port } = await outside({ hosts: [host] });
    withEnv({ ALLOWED_PRIVATE_HOSTS: '127.0.0.1:1' });
    expect(port).toBeGreaterThan(1);
    expect(await failure(call({}, 'https://127.0.0.1:1/'))).toBe('refused');
  });

  test('unresolvable: the name is nobody’s', async () => {
    await outside({});
    expect(await failure(call())).toBe('unresolvable');
  });

  test('a failure says nothing of the address, which may hold secrets', async () => {
    await outside({});
    const error = await call({}, `https://${host}/?key=secret`).catch((caught: Error) => caught);
    expect(String(error)).toBe('OutsideFailure: The host of the address could not be found.');
  });
});
