import { closeQueue } from '@/lib/engines/queue/queue';
import { accountCommands } from './account-commands';
import { configCommands } from './config-commands';
import { fileCommands } from './file-commands';
import { requestCommands } from './request-commands';
import { runCommand } from './run-command';

const { exitCode, out, err } = await runCommand([...accountCommands, ...requestCommands, ...fileCommands, ...configCommands], process.argv.slice(2));
if (out) console.log(out);
if (err) console.error(err);
await closeQueue();

process.exit(exitCode);
