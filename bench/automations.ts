/** `node bench/automations.ts`: posts a second beside a bare route with one insert, and from a post to its PDF. */
import { inOwnDatabase } from './in-own-database.ts';

// A limit that a benchmark would run into.
await inOwnDatabase('automation-throughput', { SOURCE_POSTS_PER_MINUTE: '100000000' });
