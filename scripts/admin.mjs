// `npm run admin -- …`: the operator's tool, with the environment and the database of `npm start`.
// Standard output belongs to the command alone.
import path from 'node:path';
import { DatabaseSilent, migrateDeploy } from './database/migrate-deploy.mjs';
import { run, withDatabase } from './database/with-database.mjs';
import { buildStale } from './launch/build-stale.mjs';
import { root } from './launch/environment.mjs';

try {
  await buildStale(['client', 'bundles'], console.error);
  process.exitCode = await withDatabase(async (env) => {
    await migrateDeploy({ connectionString: env.DATABASE_URL, say: console.error }).catch((error) => {
      // `config check` names this among all else that is wrong.
      if (!(error instanceof DatabaseSilent) || process.argv[2] !== 'config') throw error;
    });
    const quiet = { LOG_LEVEL: 'error', ...env };
    return run(process.execPath, ['--enable-source-maps', path.join(root, 'dist/cli.mjs'), ...process.argv.slice(2)], quiet);
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
