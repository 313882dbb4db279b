// Owns the socket in front of Next: whose request it is, how large it may be, and how it all stops.
import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import next from 'next';
import { countedAddress } from '@/lib/core/address-block';
import { waitForDatabaseAs } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { flushCallsWithin } from '@/lib/domain/accounts/calls/note-call';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { closeOfficeEngine } from '@/lib/engines/office/office-pool';
import { closePools } from '@/lib/engines/pdf/engine-pools';
import { restoreLength } from './answer-length';
import { askedAs } from './asked-as';
import { nameBareFailures } from './bare-failure';
import { announcesTooMuch, countBody, refuse } from './body-limit';
import { clientAddress } from './client-address';
import { closeAfterEarlyAnswer } from './early-answer';
import { sayFailuresInWords } from './failed-page';
import { leave } from './leave';
import { comesByForeignName } from './mailbox-guard';
import { afterTheOneBefore } from './one-at-a-time';
import { replaceHeaders } from './own-headers';
import { cutSlowReader } from './slow-reader';
import { asksForHealth, Turns } from './turns';
import { isUnknownMethod, refuseUnknownMethod } from './unknown-method';
import { isUnreadable, refuseUnreadable } from './unreadable-address';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 65_000; // longer than the minute that load balancers keep a connection
const STOP_WITHIN_MS = 10_000;
const LEAVE_MS = 2_000;
const WRITE_CALLS_WITHIN_MS = 2_000;

const { PORT: port, HOST: host, TRUSTED_PROXIES: trusted, appRoot } = env();
const development = process.argv.includes('--dev');
waitForDatabaseAs('answers');

const server = http.createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS });
const app = next({ dev: development, dir: appRoot, httpServer: server, port, hostname: 'localhost' });
await app.prepare();
// What asks for another protocol is answered in this one (RFC 9110, 7.8); Next would end the socket.
if (!development) server.removeAllListeners('upgrade');
const handle = app.getRequestHandler();
const turns = new Turns();
let stopping = false;

server.on('request', receive);
server.on('checkContinue', (request, response) => {
  if (!announcesTooMuch(request)) response.writeContinue();
  receive(request, response);
});
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken by another program. Set PORT to another one.` : error.message);
  process.exit(1);
});
// A socket that the launcher opened is listened on, and outlives this process.
const socket = process.argv.find((word) => word.startsWith('--socket='))?.slice('--socket='.length);
server.listen(socket === undefined ? { port, host } : { fd: Number(socket) }, () => process.send?.('ready'));
process.on('SIGTERM', stop);

function receive(request: IncomingMessage, response: ServerResponse): void {
  const forwardedFor = request.headers['x-forwarded-for'];
  replaceHeaders(request, {
    'x-client-address': clientAddress(request.socket.remoteAddress, String(forwardedFor ?? ''), trusted),
    'x-correlation-id': randomUUID(),
  });
  if (stopping) response.setHeader('connection', 'close');
  closeAfterEarlyAnswer(request, response);
  cutSlowReader(request, response);
  afterTheOneBefore(request, response, () => answer(request, response));
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  if (isUnknownMethod(request)) refuseUnknownMethod(request, response);
  else if (isUnreadable(request)) refuseUnreadable(request, response);
  else if (announcesTooMuch(request)) refuse(request, response);
  else if (comesByForeignName(request)) response.writeHead(404).end();
  else {
    countBody(request, response);
    restoreLength(response);
    nameBareFailures(request, response);
    sayFailuresInWords(request, response);
    const begin = () => void handle(request, response);
    if (asksForHealth(request)) begin();
    else turns.take(countedAddress(String(request.headers['x-client-address'])), { request, response, as: askedAs(request), begin });
  }
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await leave(server, { leaveMs: LEAVE_MS, stopMs: STOP_WITHIN_MS });
  await flushCallsWithin(WRITE_CALLS_WITHIN_MS);
  // Previews are converted here: LibreOffice ends with its folders, and not only once it finds its parent gone.
  closeConverter();
  closeOfficeEngine();
  closePools();
  process.exit(0);
}
