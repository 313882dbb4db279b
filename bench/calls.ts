/** `node bench/calls.ts`: what the log of calls adds to a status call, and how fast it is read at 1,000,000 calls of one account. */
import { inOwnDatabase } from './in-own-database.ts';

await inOwnDatabase('call-log');
