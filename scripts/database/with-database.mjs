// What commands need that are no start: Paraph's environment and a database that is up.
import { spawn } from 'node:child_process';
import { environment, root } from '../launch/environment.mjs';
import { ensureDatabase } from './ensure-database.mjs';

/** Calls `work(environment)`; a database that was started for it is stopped again, unless a start uses it by now. */
export async function withDatabase(work, overrides) {
  const variables = environment(overrides);
  if (variables.DATABASE_URL) return work(variables);
  const database = await ensureDatabase({ folder: variables.DATA_DIR });
  try {
    return await work({ ...variables, DATABASE_URL: database.url });
  } finally {
    await database.leave();
  }
}

/** Runs to the end with our terminal and answers the exit code. Ctrl-C reaches the command by itself. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: 'inherit' });
    const ignore = () => {};
    process.on('SIGINT', ignore);
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', ignore);
      resolve(code ?? 1);
    });
  });
}
