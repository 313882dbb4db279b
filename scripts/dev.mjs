// `npm run dev`: database, Next in development mode, and a worker that starts again when its sources change.
import path from 'node:path';
import { watch } from 'rolldown';
import bundleOptions from '../rolldown.config.mjs';
import { ensureDatabase } from './database/ensure-database.mjs';
import { migrateDeploy } from './database/migrate-deploy.mjs';
import { buildStale } from './launch/build-stale.mjs';
import { environment, root } from './launch/environment.mjs';
import { processes } from './launch/processes.mjs';
import { asMyself } from './launch/service.mjs';
import { keepForRoot } from './launch/service-account.mjs';
import { placeViewerFiles } from './launch/viewer-files.mjs';

let env = environment({ NODE_ENV: 'development' });
keepForRoot(env.DATA_DIR);
const database = env.DATABASE_URL ? undefined : await ensureDatabase({ folder: env.DATA_DIR, say: console.log });
env = { ...env, DATABASE_URL: database?.url ?? env.DATABASE_URL };
placeViewerFiles();
await buildStale(['client'], console.log);
await migrateDeploy({ connectionString: env.DATABASE_URL });

// A fall is not the end here: the next change mends it.
const children = processes({ service: asMyself(env), onFailure: (name) => console.error(`${name} waits for a change.`) });
const watcher = watch({ ...bundleOptions, cwd: root });
watcher.on('event', async (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code !== 'END') return;
  // Next notices changes by itself.
  if (!children.runs('web')) children.start('web', path.join(root, 'dist/server.mjs'), { args: ['--dev'] });
  await children.replace('worker', path.join(root, 'dist/worker.mjs'));
});
console.log(`Development: ${env.BASE_URL}`);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    if (ending) return;
    ending = true;
    await watcher.close();
    await children.stopAll();
    database?.stop();
    process.exit(0);
  });
}
