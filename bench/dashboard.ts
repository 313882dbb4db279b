/** `node bench/dashboard.ts`: lists, searches and home of an account with 100,000 requests, beside one with twenty. */
import { inOwnDatabase } from './in-own-database.ts';

await inOwnDatabase('dashboard-lists');
