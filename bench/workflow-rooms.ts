/** `node bench/workflow-rooms.ts`: the rooms of a workflow with as many documents as one may have and 100,000 runs; a post with and without its words. */
import { inOwnDatabase } from './in-own-database.ts';

// A limit that a benchmark would run into.
await inOwnDatabase('rooms-of-workflow', { SOURCE_POSTS_PER_MINUTE: '100000000' });
