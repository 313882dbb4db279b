/** `node bench/jobs.ts`: how fast queues are worked off, beside the ways that pg-boss has of its own; and what an idle worker asks. */
import { inOwnDatabase } from './in-own-database.ts';

await inOwnDatabase('job-throughput');
