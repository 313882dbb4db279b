// Prisma's schema engine as WebAssembly, on the `pg` driver, mended where that driver's adapter falls short.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { connectedToServer } from './schema-engine-database.mjs';

const OID_CHAR = 18;
const OID_TEXT = 25;
const PRISMA_ONLY = ['schema', 'connection_limit', 'pool_timeout', 'pgbouncer', 'connect_timeout'];

/** The engine on this database; `datamodels` is a list of `[path, text]`. */
export async function loadEngine({ address, datamodels }) {
  const { SchemaEngine } = await instantiate();
  mend(Object.getPrototypeOf(await new PrismaPg({}).connect()));
  const debug = (message) => process.env.DEBUG && process.stderr.write(`${message}\n`);
  const files = datamodels.length > 0 ? datamodels : undefined;
  return SchemaEngine.new({ datamodels: files }, debug, bindMigrationAwareSqlAdapterFactory(adapterFor(address)));
}

async function instantiate() {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
  const glue = await import(pathToFileURL(path.join(folder, 'schema_engine_bg.js')));
  const module = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return glue;
}

function adapterFor(address) {
  const url = new URL(address);
  const schema = url.searchParams.get('schema') ?? undefined;
  for (const name of PRISMA_ONLY) url.searchParams.delete(name);
  // Single fields, not a connection string: that would win over the name of the shadow database.
  const server = {
    host: decodeURIComponent(url.hostname),
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    max: 1,
    ...(schema && { options: `-c search_path="${schema}"` }),
  };
  const factory = new PrismaPg(server, { schema });
  factory.connectToShadowDb = () => shadowDatabase(address, server, schema);
  return factory;
}

/** Migrations are replayed in a database of their own, which goes when its connection does. */
async function shadowDatabase(address, server, schema) {
  const admin = await connectedToServer(address);
  const database = `prisma_migrate_shadow_db_${crypto.randomUUID()}`;
  await admin.query(`CREATE DATABASE "${database}"`);
  const connection = await new PrismaPg({ ...server, database }, { schema }).connect();
  const dispose = connection.dispose.bind(connection);
  connection.dispose = async () => {
    await dispose();
    await admin.query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`);
    await admin.end();
  };
  return connection;
}

function mend(adapter) {
  // The adapter cuts scripts at every ';', function bodies too: send the whole script as one query.
  adapter.executeScript = async function executeScript(script) {
    try {
      await this.client.query(script);
    } catch (error) {
      this.onError(error);
    }
  };
  // It does not know the type of PostgreSQL's catalogue columns ("char"): report them as characters.
  const queryable = Object.getPrototypeOf(adapter);
  const { performIO, queryRaw } = queryable;
  queryable.performIO = async function performAndMark(query) {
    const result = await performIO.call(this, query);
    query.characterColumns = [];
    result.fields?.forEach((field, at) => {
      if (field.dataTypeID !== OID_CHAR) return;
      query.characterColumns.push(at);
      field.dataTypeID = OID_TEXT;
    });
    return result;
  };
  queryable.queryRaw = async function queryMarked(query) {
    const result = await queryRaw.call(this, query);
    for (const at of query.characterColumns ?? []) result.columnTypes[at] = ColumnTypeEnum.Character;
    return result;
  };
}
