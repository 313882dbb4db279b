import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import type { Connection } from './open-connection';
import { OutsideFailure } from './outside-failure';
import { readAnswer } from './read-answer';
import { orAborted } from './time-limit';

/** Of all headers of an answer together. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Interim answers (1xx) before the one that counts: each costs us more than whoever sends it. */
const MAX_INTERIM = 32;
/** What the call itself decides. */
const OWN_HEADERS = /^(host|connection|accept-encoding|content-length|transfer-encoding|expect|upgrade|te|trailer)$/i;

export type Message = { method: string; headers: Record<string, string>; body: string | Uint8Array | undefined };
export type Limits = { maxBytes: number; whenTooLarge: 'fail' | 'cut'; bodyMayBreak: boolean };
export type Answer = { status: number; headers: Record<string, string>; cookies: string[]; bytes: Uint8Array };

/** One request and its answer on an open connection, which is closed afterwards. The body of a redirect stays unread. */
export async function exchange(
  { socket, received }: Connection,
  url: URL,
  message: Message,
  limits: Limits,
  readsBody: (status: number) => boolean,
  signal: AbortSignal,
): Promise<Answer> {
  const request = http.request({
    // Over the connection that was checked, and over no other.
    createConnection: () => socket,
    method: message.method,
    path: `${url.pathname}${url.search}`,
    headers: headersOf(url, message),
    maxHeaderSize: MAX_HEADER_BYTES,
    insecureHTTPParser: false,
    signal,
  });
  // What goes wrong later reaches us through the response.
  request.on('error', () => undefined);
  try {
    request.end(message.body);
    const response = await orAborted(responseTo(request), signal);
    response.on('error', () => undefined);
    const status = response.statusCode ?? 0;
    const bytes = readsBody(status) ? await bodyOf(response, limits, received, signal) : new Uint8Array();
    return { status, headers: plainHeaders(response), cookies: response.headers['set-cookie'] ?? [], bytes };
  } catch (error) {
    if (error instanceof OutsideFailure || signal.aborted) throw error;
    throw new OutsideFailure('broken_answer', 'The server broke off, or its answer is not valid HTTP.', error);
  } finally {
    request.destroy();
    socket.destroy();
  }
}

async function bodyOf(response: IncomingMessage, limits: Limits, received: () => number, signal: AbortSignal): Promise<Uint8Array> {
  const { maxBytes, whenTooLarge, bodyMayBreak } = limits;
  const read = orAborted(readAnswer(response, maxBytes, whenTooLarge, received), signal);
  return bodyMayBreak ? read.catch(() => new Uint8Array()) : read;
}

// A connection that the server turns to another protocol closes without an error.
const responseTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    let interim = 0;
    request.on('information', () => ++interim > MAX_INTERIM && request.destroy(new Error('Too many interim answers')));
    request.once('response', resolve).once('error', reject);
    request.once('close', () => reject(new Error('The connection was closed')));
  });

function headersOf(url: URL, { headers, body }: Message): Record<string, string> {
  const given = Object.entries(headers).filter(([name]) => !OWN_HEADERS.test(name));
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return { ...Object.fromEntries(given), ...length, host: url.host, connection: 'close', 'accept-encoding': 'identity' };
}

const plainHeaders = (response: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(response.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
