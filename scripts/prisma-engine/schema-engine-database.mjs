// The part of Prisma's schema engine that makes, drops and reaches whole databases.
import pg from 'pg';

const PRISMA_CODES = { '3D000': 'P1003', '28P01': 'P1000', 28000: 'P1000', ECONNREFUSED: 'P1001', '42P04': 'P1009' };

/** Runs `schema-engine cli <command>` and answers the exit code; Prisma reads the reason from standard error. */
export async function runDatabaseCommand(command, address) {
  log('INFO', 'Starting schema engine CLI');
  try {
    if (command === 'can-connect-to-database') await (await connected(address)).end();
    if (command === 'create-database') await createDatabase(address);
    if (command === 'drop-database') await onServer(address, (client, name) => client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)}`));
    return 0;
  } catch (error) {
    log('ERROR', error.message, { error_code: PRISMA_CODES[error.code] ?? 'P1001', message: error.message });
    return 1;
  }
}

/** Makes the database that the address names and answers its name. */
export async function createDatabase(address) {
  return onServer(address, async (client, name) => {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    return name;
  });
}

/** A client on the server's maintenance database. */
export async function connectedToServer(address) {
  const server = new URL(address);
  server.pathname = '/postgres';
  return connected(server.toString());
}

async function onServer(address, work) {
  const client = await connectedToServer(address);
  try {
    return await work(client, decodeURIComponent(new URL(address).pathname.slice(1)));
  } finally {
    await client.end();
  }
}

async function connected(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

function log(level, message, fields = {}) {
  const entry = { timestamp: new Date().toISOString(), level, target: 'schema_engine::logger', fields: { message, ...fields } };
  process.stderr.write(`${JSON.stringify(entry)}\n`);
}
