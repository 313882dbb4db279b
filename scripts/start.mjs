// `npm start`: whatever Node runs this, packages first, then everything else in launch/launch.mjs.
import { runOnOwnNode } from './launch/run-on-own-node.mjs';

await runOnOwnNode('launch.mjs');
