// Owns the socket in front of Next: whose request it is, how large it may be, and how it all stops.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { announcesTooMuch, countBody, refuse } from './body-limit.mjs';
import { clientAddress, trustedProxies } from './client-address.mjs';
import { comesByForeignName } from './mailbox-guard.mjs';

const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 120_000;
const KEEP_ALIVE_MS = 65_000; // longer than the minute that load balancers keep a connection
const STOP_WITHIN_MS = 10_000;
const FORGEABLE = /^(x-forwarded-.*|forwarded|x-real-ip|x-client-address|x-correlation-id)$/i;

const development = process.argv.includes('--dev');
const port = Number(process.env.PORT ?? 3000);
const trusted = trustedProxies(process.env.TRUSTED_PROXIES ?? '');

process.env.NEXT_MANUAL_SIG_HANDLE = 'true'; // Next would exit at once and cut what is in flight
const { default: next } = await import('next');

const server = http.createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS });
const app = next({ dev: development, dir: process.env.APP_ROOT, httpServer: server, port, hostname: 'localhost' });
await app.prepare();
const handle = app.getRequestHandler();
let stopping = false;

server.on('request', receive);
server.on('checkContinue', (request, response) => {
  if (!announcesTooMuch(request)) response.writeContinue();
  receive(request, response);
});
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken by another program. Set PORT to another one.` : error.message);
  process.exit(1);
});
server.listen(port, process.env.HOST);
process.on('SIGTERM', stop);

function receive(request, response) {
  const forwardedFor = request.headers['x-forwarded-for'];
  replaceHeaders(request, {
    'x-client-address': clientAddress(request.socket.remoteAddress, forwardedFor, trusted),
    'x-correlation-id': randomUUID(),
  });
  if (stopping) response.setHeader('connection', 'close');
  if (announcesTooMuch(request)) return refuse(request, response);
  if (comesByForeignName(request)) return response.writeHead(404).end();
  countBody(request, response);
  handle(request, response);
}

/** What the sender says about the way here is dropped; only what we know goes on. */
function replaceHeaders(request, ours) {
  const raw = Object.entries(ours).flat();
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const name = request.rawHeaders[at];
    if (FORGEABLE.test(name)) delete request.headers[name.toLowerCase()];
    else raw.push(name, request.rawHeaders[at + 1]);
  }
  request.rawHeaders = raw;
  Object.assign(request.headers, ours);
}

/** No new connections; what is in flight may finish. */
async function stop() {
  if (stopping) return;
  stopping = true;
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
  clearTimeout(limit);
  process.exit(0);
}
