#!/usr/bin/env node
// Stands in for Prisma's native schema engine, which `prisma` downloads from a host of its own when it is installed:
// speaks the command line's JSON-RPC on standard input and output, and answers through the WebAssembly build of the
// same engine, which npm brings.
//
// Who needs it: whoever writes a migration (`npm run db:migrate`) where that host cannot be reached. prisma.config.ts
// chooses; start, build and tests apply migrations by database/migrate-deploy.mjs and make the client without an engine.
// What it rests on: names of `@prisma/adapter-pg` that are private (schema-engine-wasm.mjs, `mend`) and the protocol of
// the command line, so all Prisma packages are pinned to one version; after an upgrade, try `prisma migrate dev` and `diff`.
// When it can go: as soon as `prisma` finds an engine without a download, by npm or through a driver adapter of its own.
// Delete this folder then, the lines in prisma.config.ts, and the two packages that dependencies.md names for it.
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
