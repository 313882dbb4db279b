#!/usr/bin/env node
// Lets a program that speaks with tool servers over stdin and stdout alone use this service's, which stands at an address:
// every message goes on as it is, whatever its revision. PARAPH_URL says where the service is, PARAPH_API_KEY who asks,
// and PARAPH_ENDPOINT whose tools: `signatures`, or `workflows`, which need a key.
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const MAX_MESSAGE_BYTES = 10 * 1024 * 1024; // a 5 MB PDF as base64, and what is around it
const LAST_ANSWERS_MS = 5000;
const SERVER_ERROR = -32000; // JSON-RPC: what the implementation defines

const base = process.env.PARAPH_URL || 'http://localhost:3000';
if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol)) {
  tell(new Error(`PARAPH_URL is not an http address: ${base}`));
  process.exit(1);
}
const paths = new Map(Object.entries({ signatures: '/mcp', workflows: '/mcp/workflows' }));
const endpoint = process.env.PARAPH_ENDPOINT || 'signatures';
if (!paths.has(endpoint)) {
  tell(new Error(`PARAPH_ENDPOINT is none of ${[...paths.keys()].join(', ')}: ${endpoint}`));
  process.exit(1);
}
const address = new URL(`${base.replace(/\/+$/, '')}${paths.get(endpoint)}`);
const key = process.env.PARAPH_API_KEY;

const input = new PassThrough();
const program = new StdioServerTransport(input, process.stdout, { maxBufferSize: MAX_MESSAGE_BYTES });
const service = new StreamableHTTPClientTransport(address, { requestInit: { headers: key ? { authorization: `Bearer ${key}` } : {} } });
/** Requests of the program that have no answer yet. */
const waiting = new Set();

program.onmessage = forward;
program.onerror = tell;
program.onclose = () => process.exit(0);
service.onmessage = (message) => answer(message);
service.onerror = tell;

await service.start();
await program.start();
process.stdin.pipe(input, { end: false });
process.stdin.on('end', stop);

async function forward(message) {
  if (message.method !== undefined && message.id !== undefined) waiting.add(message.id);
  try {
    await service.send(message);
  } catch (error) {
    // The transport has told of it. Whoever waits for an answer gets one.
    if (waiting.has(message.id)) answer({ jsonrpc: '2.0', id: message.id, error: errorIn(error) });
  }
}

function answer(message) {
  // A 2025 handshake settles the version that later requests name in a header.
  if (message.result?.protocolVersion) service.setProtocolVersion(message.result.protocolVersion);
  if (message.method === undefined) waiting.delete(message.id);
  program.send(message).catch(tell);
}

/** The service's own JSON-RPC error, where the transport made an exception of it. */
function errorIn(failure) {
  try {
    const { error } = JSON.parse(failure.data?.text ?? '');
    if (Number.isInteger(error?.code)) return error;
  } catch {} // not JSON: what stands between here and the service has answered
  return { code: SERVER_ERROR, message: `${address.href} gave no answer: ${reasonOf(failure)}` };
}

/** The program has said all it will: the answers under way still go out. */
async function stop() {
  const deadline = performance.now() + LAST_ANSWERS_MS;
  while (waiting.size > 0 && performance.now() < deadline) await sleep(20);
  await service.close();
  await program.close();
}

function reasonOf(error) {
  return [error.message, error.cause?.message || error.cause?.code].filter(Boolean).join(': ');
}

/** Standard output belongs to the protocol. */
function tell(error) {
  process.stderr.write(`paraph-mcp: ${reasonOf(error)}\n`);
}
