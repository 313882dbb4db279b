// The second half of `npm start`, on the project's own Node: database, migrations, build, web and worker.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { belongingProblem } from '../database/belonging.mjs';
import { ensureDatabase } from '../database/ensure-database.mjs';
import { migrateDeploy } from '../database/migrate-deploy.mjs';
import { buildStale, refuseBeneathOthers } from './build-stale.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { environment } from './environment.mjs';
import { processes } from './processes.mjs';
import { readinessAddress, ready } from './ready.mjs';
import { service } from './service.mjs';
import { note } from './under-way.mjs';
import { webSocket } from './web-socket.mjs';

const PORT_WAIT_MS = 5000; // the web of a launcher that was killed needs a moment to notice

const began = performance.now();
let database;
let children;
let ending;

// What is built here is read by a user who is not root; what is secret has its mode said.
if (process.getuid?.() === 0) process.umask(0o022);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
process.on('disconnect', () => end(0)); // whoever started us is gone
try {
  await launch();
} catch (error) {
  if (!ending) console.error(`\n${error.message}`);
  await end(1);
}

async function launch() {
  installDebianPackages('start');
  let env = environment();
  await portIsFree(Number(env.PORT), env.HOST);
  if (!env.DATABASE_URL) {
    database = await ensureDatabase({ folder: env.DATA_DIR, say: console.log });
    database.keepUp();
    env = { ...env, DATABASE_URL: database.url };
  }
  refuseBeneathOthers(['client', 'bundles', 'web']);
  note('start');
  await buildStale(['client', 'bundles'], console.log);
  const early = service(env, { isStart: true });
  checkConfiguration(early);
  const foreign = await belongingProblem(env);
  if (foreign) throw new Error(foreign);
  const applied = await migrateDeploy({ connectionString: env.DATABASE_URL });
  if (applied.length > 0) console.log(`Applied ${applied.length} database ${applied.length === 1 ? 'migration' : 'migrations'}.`);
  const operatorLink = firstOperatorLink(early); // the first to look whether database and files belong together
  await buildStale(['web'], console.log);
  if (ending) return;
  const complete = service(env, { isStart: true, say: () => {} }); // from a program that has its web
  children = processes({ service: complete, onFailure: () => end(1) });
  children.start('web', complete.file('dist/server.mjs'), { socket: await webSocket(Number(env.PORT), env.HOST) });
  children.start('worker', complete.file('dist/worker.mjs'));
  await ready({ address: readinessAddress(env), isEnding: () => ending !== undefined, say: console.error });
  announce(env, operatorLink);
}

/** A value that is wrong is named before anything starts, and so are all the others. */
function checkConfiguration({ ask }) {
  for (const doubt of answerTo(ask('config', 'check', '--json')).doubts) console.log(`Note: ${doubt}`);
}

function announce(env, operatorLink) {
  if (ending) return;
  console.log(`
Paraph is ready after ${((performance.now() - began) / 1000).toFixed(1)} s: ${env.BASE_URL}
An API key:  ${env.BASE_URL}/keys${operatorLink ? `\nOperator:    ${operatorLink}\n             (makes you the operator; works once, for 24 hours)` : ''}
To stop:     Ctrl-C
`);
}

/** Where there is no operator yet, whoever reads this terminal may become one. */
function firstOperatorLink({ ask }) {
  return answerTo(ask('operator', 'link', '--json')).link;
}

/** What a command answers that was asked for JSON, or else what it says is wrong. */
function answerTo({ status, stdout, stderr }) {
  if (status !== 0) throw new Error(messageIn(stderr) ?? (stderr || stdout).trim());
  return JSON.parse(stdout);
}

/** What a command says that was asked for JSON; nothing where it broke otherwise. */
function messageIn(said) {
  try {
    return JSON.parse(said).error.message;
  } catch {
    return undefined;
  }
}

async function portIsFree(port, host) {
  // What is no port is named by the check of the configuration, with all else that is wrong.
  if (!(port >= 0 && port <= 65_535)) return;
  const deadline = Date.now() + PORT_WAIT_MS;
  while (await isTaken(port, host)) {
    if (Date.now() > deadline)
      throw new Error(
        `Port ${port} is taken by another program, perhaps by another start of Paraph. Stop that one, or choose another port: PORT=${port + 1} npm start`,
      );
    await sleep(200);
  }
}

function isTaken(port, host) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(new Error(`Port ${port} cannot be opened: ${error.message}`))));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}

/** Stops what this start has started, last the database. Any further signal changes nothing. */
function end(code) {
  ending ??= (async () => {
    if (children) console.log('\nStopping…');
    await children?.stopAll();
    database?.stop();
    process.exit(code);
  })();
  return ending;
}
