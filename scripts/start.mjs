// `npm start`: whatever Node runs this, packages first, then everything else in launch.mjs.
import { runOnOwnNode } from './run-on-own-node.mjs';

await runOnOwnNode('launch.mjs');
