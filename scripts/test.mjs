// `npm test`: whatever Node runs this, packages first, then everything else in test-all.mjs.
import { runOnOwnNode } from './run-on-own-node.mjs';

await runOnOwnNode('test-all.mjs');
