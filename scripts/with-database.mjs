// Runs a command with Paraph's environment and a database that is up: `node scripts/with-database.mjs prisma studio`.
import { run, withDatabase } from './database/with-database.mjs';

const [command, ...args] = process.argv.slice(2);
process.exitCode = await withDatabase((env) => run(command, args, { env }), { NODE_ENV: 'development' });
