/** `node bench/jobs.ts`: how fast queues are worked off, beside the ways that pg-boss has of its own; and what an idle worker asks. */
import { runInOwnDatabase } from './in-own-database.ts';

await runInOwnDatabase('job-throughput');
