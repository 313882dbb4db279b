// The embedded PostgreSQL: real server binaries from npm, started when DATABASE_URL is not set.
import { spawnSync } from 'node:child_process';
import { existsSync, lchownSync, mkdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inWords, pauseAfter } from '../launch/restart-pauses.mjs';
import { keptSecrets } from '../launch/secrets.mjs';
import { writePrivate } from '../launch/write-private.mjs';
import { databaseUser } from './database-user.mjs';
import { machineSettings } from './machine-settings.mjs';
import { postgresBinaries } from './postgres-binaries.mjs';

const START_ATTEMPTS = 20;
const LOOK_MS = 1000;
const SETTLED_MS = 10_000;
const DATABASE = 'paraph';
/** What initdb says where a container runs under a number of its own. */
const NAMELESS_USER = /could not look up effective user ID/;
const STARTING = ['ECONNREFUSED', '57P03'];
/** What a server says that ends, or has just ended, under a connection that is being made. */
const ENDING = [...STARTING, '57P01', 'ECONNRESET', 'EPIPE'];
const PRESENCE = 7_264_227; // the advisory lock that whoever uses the server shares

/**
 * Answers when the server of this data folder is up and holds the database.
 * `started` tells whether this call brought it up; `settings` are server options such as `{ fsync: 'off' }`.
 * `keepUp` starts it again, on its port, whenever it has died, until `stop`; after `pauses` in milliseconds where they are given.
 */
export async function ensureDatabase({ folder, settings = {}, say = () => {} }) {
  const cluster = path.join(folder, 'postgres');
  const user = databaseUser(folder);
  const server = { folder, cluster, user, native: postgresBinaries(user), settings };
  const { POSTGRES_PASSWORD: password } = keptSecrets(folder, ['POSTGRES_PASSWORD']);

  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    say('Making the database…');
    initialise(server, password);
  }
  const { presence, port, started } = await joined(server, password);
  let looks;
  return {
    url: addressOf(password, port, DATABASE),
    started,
    keepUp(pauses) {
      server.isKept = true;
      looks = keepUp(server, port, say, pauses);
    },
    stop() {
      server.isKept = false;
      clearInterval(looks);
      stop(server);
    },
    /** For a short command: takes its leave, and stops the server that it started unless somebody else uses it by now. */
    async leave() {
      presence.ref();
      if (started && (await isAlone(presence))) stop(server);
      await presence.end().catch(() => {});
    },
  };
}

const addressOf = (password, port, database) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;

/**
 * A server that is up and will not be stopped by the command that started it. Where that command is just stopping it, waiting for
 * the lock ends with the server, and another one is started.
 */
async function joined(server, password) {
  for (let attempt = 1; ; attempt++) {
    const running = runningServer(server.cluster);
    const port = running?.port ?? (await start(server));
    try {
      const presence = await connect(addressOf(password, port, 'postgres'), server);
      await presence.query('SELECT pg_advisory_lock_shared($1)', [PRESENCE]);
      await createDatabase(presence);
      presence.unref(); // being here keeps no process alive
      return { presence, port, started: !running };
    } catch (error) {
      const hasGone = ENDING.includes(error.code) || /Connection terminated/.test(error.message);
      if (!hasGone || attempt === START_ATTEMPTS) throw error;
      await sleep(250);
    }
  }
}

/** Whoever comes after this answer waits for the lock until the server has stopped. */
async function isAlone(presence) {
  try {
    await presence.query('SELECT pg_advisory_unlock_shared($1)', [PRESENCE]);
    const { rows } = await presence.query('SELECT pg_try_advisory_lock($1) AS alone', [PRESENCE]);
    return rows[0].alone;
  } catch {
    return false; // the server fell meanwhile; whoever has started it again stops it
  }
}

function initialise(server, password) {
  rmSync(server.cluster, { recursive: true, force: true }); // an earlier attempt that was cut off
  mkdirSync(server.cluster, { mode: 0o700 });
  const passwordFile = path.join(server.cluster, '..', `initial-password.${process.pid}`);
  writePrivate(passwordFile, password, { uid: process.getuid?.(), gid: process.getgid?.(), ...server.user });
  if (server.user.uid !== undefined) lchownSync(server.cluster, server.user.uid, server.user.gid);
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  try {
    run(server, 'initdb', ['-D', server.cluster, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale]);
  } finally {
    rmSync(passwordFile);
  }
}

async function start(server, wanted) {
  refuseCopyOfRunning(server.cluster);
  const log = path.join(server.cluster, 'server.log');
  for (let attempt = 1; ; attempt++) {
    const port = wanted ?? (await freePort());
    const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...machineSettings(), ...server.settings };
    const options = [`-p ${port}`, ...Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`)].join(' ');
    try {
      run(server, 'pg_ctl', ['-D', server.cluster, '-w', '-t', '60', '-l', log, '-o', options, 'start']);
      return port;
    } catch (error) {
      // After kill -9 the old server's memory and pid file linger for a moment.
      if (attempt === START_ATTEMPTS) throw new Error(`The embedded PostgreSQL does not start; ${log} says why.\n${error.message}`);
      const other = runningServer(server.cluster);
      if (other) return other.port;
      if (attempt > START_ATTEMPTS / 2) rmSync(path.join(server.cluster, 'postmaster.pid'), { force: true });
      await sleep(250);
    }
  }
}

/** Whoever is connected comes back to the same address. One that falls again and again is given longer and longer pauses. */
function keepUp(server, port, say, pauses) {
  let falls = 0;
  let upSince = Date.now();
  let looking = false;
  const look = async () => {
    if (looking || runningServer(server.cluster)) return;
    looking = true;
    if (Date.now() - upSince >= SETTLED_MS) falls = 0;
    const pause = pauseAfter(falls++, pauses);
    say(`The embedded PostgreSQL has ended by itself, and is started again ${inWords(pause)}.`);
    await sleep(pause, undefined, { ref: false });
    // Stopped meanwhile, it stays so.
    if (server.isKept) await start(server, port).catch((error) => say(error.message));
    upSince = Date.now();
    looking = false;
  };
  return setInterval(look, LOOK_MS);
}

function stop(server) {
  if (!runningServer(server.cluster)) return;
  run(server, 'pg_ctl', ['-D', server.cluster, '-m', 'fast', '-w', 'stop']);
}

/** Only the server of this folder counts, and only while it lives: a zombie still answers signal 0. */
function runningServer(cluster) {
  try {
    const { pid, folder, port } = lockOf(cluster);
    return lives(pid) && worksIn(pid, folder, cluster) && port ? { port } : null;
  } catch {
    return null;
  }
}

/** A copy that was made under a running server holds the note of that server, and may be damaged: its files are of different moments. */
function refuseCopyOfRunning(cluster) {
  if (!existsSync(path.join(cluster, 'postmaster.pid'))) return;
  const { pid, folder } = lockOf(cluster);
  if (!folder || isSame(folder, cluster) || !lives(pid) || !worksIn(pid, folder, folder)) return;
  throw new Error(
    `${cluster} was copied while its server ran, which still runs for ${folder}: such a copy may be damaged. Stop Paraph there, copy again, and start it. Of a snapshot that was taken of all files at one moment nothing is lost: remove ${cluster}/postmaster.pid then.`,
  );
}

/** What a server has noted in its folder: its process, where it thinks that it works, and its port. */
function lockOf(cluster) {
  const [pid, folder, , port] = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(pid), folder, port: Number(port) };
}

function lives(pid) {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/\) [ZX] /.test(state) && state.includes('(postgres');
  } catch {
    return false;
  }
}

/** A server's own folder is where it stands. Where nobody may look there, what it noted counts. */
function worksIn(pid, noted, cluster) {
  try {
    return isSame(readlinkSync(`/proc/${pid}/cwd`), cluster);
  } catch {
    return isSame(noted, cluster);
  }
}

function isSame(one, other) {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

async function createDatabase(client) {
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE "${DATABASE}"`);
  } catch (error) {
    if (error.code !== '42P04' && error.code !== '23505') throw error; // another start made it meanwhile
  }
}

async function connect(connectionString, { folder, cluster }) {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {}); // the next query says so
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (error.code === '28P01')
        throw new Error(`The database in ${folder} does not accept the password in ${folder}/secrets.json. Restore that file from a backup.`);
      // Somebody else's start is on its way; one that has ended is for the caller to start anew.
      if (!STARTING.includes(error.code) || attempt === START_ATTEMPTS || !runningServer(cluster)) throw error;
      await sleep(250);
    }
  }
}

function run({ native, user }, program, args) {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  // In a group of its own: a terminal's Ctrl-C would cut it off half way.
  const options = { ...user, cwd: '/', encoding: 'utf8', env: environment, detached: true };
  const result = spawnSync(path.join(native, 'bin', program), args, options);
  if (result.status === 0) return;
  const said = result.error?.message ?? (result.stderr || result.stdout);
  if (NAMELESS_USER.test(said))
    throw new Error(
      `The embedded PostgreSQL makes its database only for a user that the system knows by name, and the user ${process.getuid()} has no line in /etc/passwd. Give it one, start as another user, or set DATABASE_URL to a server of your own.`,
    );
  throw new Error(`${program} failed: ${said}`);
}

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = net.createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
