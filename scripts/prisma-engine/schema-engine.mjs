#!/usr/bin/env node
// Stands in for Prisma's native schema engine: speaks the command line's JSON-RPC on standard input
// and output, and answers through the WebAssembly build of the same engine.
import { appendFileSync, readFileSync } from 'node:fs';
import readline from 'node:readline';
import { createDatabase, runDatabaseCommand } from './schema-engine-database.mjs';
import { loadEngine } from './schema-engine-wasm.mjs';

const options = readOptions(process.argv.slice(2));
const address = options.datasource.url ?? process.env.DATABASE_URL;

if (options.version) {
  console.log('schema-engine-wasm');
} else if (options.command) {
  process.exitCode = await runDatabaseCommand(options.command, address);
} else {
  answerRequests();
}

function readOptions(args) {
  const read = { datamodels: [], datasource: {} };
  for (let at = 0; at < args.length; at++) {
    if (args[at] === '--version') read.version = true;
    else if (args[at] === '--datamodels') read.datamodels.push(args[++at]);
    else if (args[at] === '--datasource') read.datasource = JSON.parse(args[++at]);
    else if (args[at] === 'cli') read.command = args[++at];
    else if (args[at] === '--enabled-preview-features' || args[at] === '--extension-types') at++;
  }
  return read;
}

function answerRequests() {
  let engine;
  const started = () => {
    engine ??= loadEngine({ address, datamodels: options.datamodels.map((file) => [file, readFileSync(file, 'utf8')]) });
    return engine;
  };
  let queue = Promise.resolve(); // one request after the other, as the native engine does
  readline
    .createInterface({ input: process.stdin, crlfDelay: Infinity })
    .on('line', (line) => {
      const request = line.trim() ? JSON.parse(line) : {};
      if (request.method) queue = queue.then(() => answer(request, started));
    })
    .on('close', () => queue.finally(() => process.exit(0)));
}

async function answer({ id, method, params = {} }, engine) {
  if (process.env.SCHEMA_ENGINE_LOG) appendFileSync(process.env.SCHEMA_ENGINE_LOG, `${method} ${JSON.stringify(params)}\n`);
  try {
    send({ id, result: await call(method, params, engine) });
  } catch (error) {
    const message = error.message ?? String(error);
    send({ id, error: { code: 4466, message, data: { is_panic: false, message, error_code: error.code, meta: error.meta ?? null } } });
  }
}

async function call(method, params, engine) {
  if (method === 'createDatabase') return { databaseName: await createDatabase(params.datasource?.url ?? address) };
  const wasm = await engine();
  if (method === 'getDatabaseVersion') return String(await wasm.version(params));
  const result = await wasm[method](params);
  // The native engine prints a diff by a message of its own.
  if (method === 'diff' && result.stdout != null) send({ id: 999_999, method: 'print', params: { content: result.stdout } });
  return result ?? {};
}

function send(message) {
  const plain = (_key, value) => (value instanceof Map ? Object.fromEntries(value) : value);
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message }, plain)}\n`);
}
