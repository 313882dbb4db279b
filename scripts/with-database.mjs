// Runs a command with Paraph's environment and a database that is up: `node scripts/with-database.mjs prisma studio`.
import { spawn } from 'node:child_process';
import { ensureDatabase } from './database/ensure-database.mjs';
import { environment, root } from './launch/environment.mjs';

/** Calls `work(environment)`; a database that was started for it is stopped again, unless a start uses it by now. */
export async function withDatabase(work, overrides) {
  const variables = environment(overrides);
  if (variables.DATABASE_URL) return work(variables);
  const database = await ensureDatabase({ folder: variables.DATA_DIR });
  try {
    return await work({ ...variables, DATABASE_URL: database.url });
  } finally {
    if (database.started && !(await database.isUsed())) database.stop();
  }
}

/** Runs to the end with our terminal and answers the exit code. Ctrl-C reaches the command by itself. */
export function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    const ignore = () => {};
    process.on('SIGINT', ignore);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', ignore);
      resolve(code ?? 1);
    });
  });
}

if (import.meta.filename === process.argv[1]) {
  const [command, ...args] = process.argv.slice(2);
  process.exitCode = await withDatabase((env) => run(command, args, env), { NODE_ENV: 'development' });
}
