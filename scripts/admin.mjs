// `npm run admin -- …`: the operator's tool, with the environment and the database of `npm start`.
// Standard output belongs to the command alone.
import { belongingProblem } from './database/belonging.mjs';
import { DatabaseSilent, migrateDeploy } from './database/migrate-deploy.mjs';
import { run, withDatabase } from './database/with-database.mjs';
import { buildStale, runsStale } from './launch/build-stale.mjs';
import { lentWords } from './launch/lent-files.mjs';
import { refuseNowhere } from './launch/refuse-nowhere.mjs';
import { service } from './launch/service.mjs';

try {
  refuseNowhere(process.argv.slice(2));
  const asItRuns = runsStale(['client', 'bundles']);
  if (asItRuns) console.error('The checkout has changed since its start, which still runs: this command is of that version too, until it is started again.');
  else await buildStale(['client', 'bundles'], console.error);
  process.exitCode = await withDatabase(async (env) => {
    if (!asItRuns) await migrate(env);
    const { node, nodeOptions, file, options } = service({ LOG_LEVEL: 'error', ...env });
    const { words, takeBack } = lentWords(process.argv.slice(2), env, options);
    return run(node, [...nodeOptions, file('dist/cli.mjs'), ...words], options).finally(takeBack);
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Where database and files are strangers only the operator's word may change them; and what is wrong with the configuration is told with all else. */
async function migrate(env) {
  const [room, act] = process.argv.slice(2);
  const foreign = await belongingProblem(env);
  if (foreign && room !== 'config' && room !== 'storage') throw new Error(foreign);
  if (foreign && act !== 'adopt') return;
  await migrateDeploy({ connectionString: env.DATABASE_URL, say: console.error }).catch((error) => {
    if (!(error instanceof DatabaseSilent) || room !== 'config') throw error;
  });
}
