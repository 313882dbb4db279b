import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { nameBareFailures } from './bare-failure';

/** What becomes of an answer whose maker ends it with this. */
async function answered(init: RequestInit, make: { status: number; type?: string; text: string }) {
  const server = http.createServer((request: IncomingMessage, response) => {
    request.headers['x-correlation-id'] = 'c-1';
    nameBareFailures(request, response);
    response.statusCode = make.status;
    if (make.type) response.setHeader('content-type', make.type);
    response.end(make.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sign-in`, init);
  return { status: answer.status, id: answer.headers.get('x-correlation-id'), text: await answer.text() };
}

const bare = { status: 500, text: 'Internal Server Error' };

test.each(['multipart/form-data; boundary=x', 'multipart/form-data', 'application/x-www-form-urlencoded'])(
  '400 in the shared shape to a form (%s) that Next fails on',
  async (type) => {
    const { status, id, text } = await answered({ method: 'POST', headers: { 'content-type': type }, body: '--x' }, bare);
    expect([status, id, JSON.parse(text)]).toEqual([400, 'c-1', { error: 'bad_request', message: expect.stringMatching(/^The form .*\.$/) }]);
  },
);

test('500 in the shared shape where no form was sent', async () => {
  const { status, id, text } = await answered({}, bare);
  expect([status, id, JSON.parse(text)]).toEqual([500, 'c-1', { error: 'internal_error', message: expect.stringMatching(/\.$/) }]);
});

test('what has a shape of its own stays', async () => {
  expect(await answered({}, { ...bare, type: 'text/html', text: '<p>No.</p>' })).toMatchObject({ status: 500, text: '<p>No.</p>' });
  expect(await answered({}, { status: 200, text: bare.text })).toMatchObject({ status: 200, text: bare.text });
});
