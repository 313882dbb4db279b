/**
 * `npm run chaos`: the product as `npm start` runs it, under a mixed load of both halves, with faults one upon another:
 * processes killed and held, the database with them, the disk full, the storage away, the mail provider and the receiver
 * of webhooks down and slow, clocks that jump. Then all is healed, and each answer that promised something is held
 * against what there is. `--faults 500`, `--seed 1`. Ends with 1 where a promise was broken.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chanceOf } from './chaos/chance.ts';
import { startFaults } from './chaos/faults.ts';
import { emptyLedger } from './chaos/ledger.ts';
import { startMailProvider } from './chaos/mail-provider.ts';
import { startProduct } from './chaos/product.ts';
import { startReceiver } from './chaos/receiver.ts';
import { reckoning } from './chaos/reckoning.ts';
import { sendRequests } from './chaos/requests-load.ts';
import { postToWorkflow } from './chaos/workflows-load.ts';

const { values } = parseArgs({ options: { faults: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } } });
const chance = chanceOf(Number(values.seed));
const [mail, receiver] = await Promise.all([startMailProvider(), startReceiver()]);
const product = await startProduct({ SMTP_URL: mail.url });
const ledger = emptyLedger();
let isOver = false;
const isLoaded = () => !isOver;

console.log(`Ready. ${values.faults} faults, seed ${values.seed}, two loads…`);
const began = performance.now();
const loads = [
  ...Array.from({ length: 3 }, (_, lane) => sendRequests({ product, ledger, lane, isLoaded })),
  postToWorkflow({ product, ledger, receiver, isLoaded }),
];
await sleep(12_000);
const struck = await startFaults({ product, mail, receiver, chance, count: Number(values.faults) });
isOver = true;
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
await Promise.all(loads);

console.log(`\n${Object.values(struck).reduce((sum, count) => sum + count, 0)} faults in ${minutes} minutes:`);
for (const [name, count] of Object.entries(struck)) console.log(`  ${String(count).padStart(4)}  ${name}`);
const broken = await reckoning({ product, ledger, mail, receiver });
await product.stop();
await Promise.all([mail.stop(), receiver.stop()]);
console.log(broken.length === 0 ? '\nEvery promise was kept.' : `\n${broken.length} promises were broken:\n  ${broken.slice(0, 40).join('\n  ')}`);
process.exit(broken.length === 0 ? 0 : 1);
