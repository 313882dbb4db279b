import { once } from 'node:events';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countBody } from './body-limit';
import { closeAfterEarlyAnswer } from './early-answer';
import { cutSlowReader } from './slow-reader';

/** What the application was asked for, each with the body that it read. */
let asked: string[] = [];
let server: http.Server;

beforeAll(async () => {
  server = http.createServer((request, response) => {
    closeAfterEarlyAnswer(request, response);
    cutSlowReader(request, response);
    countBody(request, response);
    let body = '';
    request
      .on('data', (chunk) => (body += chunk))
      .on('end', () => {
        asked.push(`${request.method} ${request.url} ${body}`);
        response.end('ok');
      });
  });
  await once(server.listen(0), 'listening');
});
afterAll(() => server.closeAllConnections());

/** Sends bytes as they are and ends; returns what came back until the connection was closed. */
async function send(text: string): Promise<string> {
  asked = [];
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk)).on('error', () => undefined);
  socket.end(text.replaceAll('\n', '\r\n').replaceAll('<LF>', '\n').replaceAll('<CR>', '\r'));
  await once(socket, 'close');
  return answer;
}

const hidden = 'GET /hidden HTTP/1.1\nHost: x\n\n';

test.each([
  ['a length and chunks', `POST / HTTP/1.1\nHost: x\nContent-Length: 6\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`],
  ['chunks and a length', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\nContent-Length: 4\n\n0\n\n${hidden}`],
  ['two lengths', `POST / HTTP/1.1\nHost: x\nContent-Length: 0\nContent-Length: ${hidden.length}\n\n${hidden}`],
  ['a list of lengths', `POST / HTTP/1.1\nHost: x\nContent-Length: 0, 5\n\n${hidden}`],
  ['a length that is none', `POST / HTTP/1.1\nHost: x\nContent-Length: +0\n\n${hidden}`],
  ['a space before the colon', `POST / HTTP/1.1\nHost: x\nContent-Length : 0\n\n${hidden}`],
  ['an encoding that ends with another', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding: chunked, identity\n\n0\n\n${hidden}`],
  ['an encoding that nobody knows', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding: xchunked\n\n0\n\n${hidden}`],
  ['a chunk whose size is none', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\n0x0\n\n${hidden}`],
  ['a chunk that is longer than its size', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\n1\nabc\n0\n\n${hidden}`],
  ['a header that goes on in the next line', `POST / HTTP/1.1\nHost: x\nTransfer-Encoding:<LF> chunked\n\n0\n\n${hidden}`],
  ['a header that ends with a bare carriage return', `POST / HTTP/1.1\nHost: x\nX: y<CR>Transfer-Encoding: chunked\n\n0\n\n${hidden}`],
  ['a NUL in a header', `GET / HTTP/1.1\nHost: x\nX: a\0b\n\n${hidden}`],
])('with %s a request hides no other in its body', async (_shape, bytes) => {
  const answer = await send(bytes);
  expect(asked.filter((line) => line.includes('/hidden'))).toEqual([]);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test('requests in a row on one connection are answered in their order, each with its own body', async () => {
  const answer = await send(
    `POST /one HTTP/1.1\nHost: x\nContent-Length: 3\n\nabcPOST /two HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\n2\nde\n0\n\nGET /three HTTP/1.1\nHost: x\nConnection: close\n\n`,
  );
  expect(asked).toEqual(['POST /one abc', 'POST /two de', 'GET /three ']);
  expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(3);
});
