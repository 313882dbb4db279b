// `npm test`: whatever Node runs this, packages first, then everything else in launch/test-all.mjs.
import { runOnOwnNode } from './launch/run-on-own-node.mjs';

await runOnOwnNode('test-all.mjs');
