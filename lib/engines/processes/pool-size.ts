import { availableParallelism } from 'node:os';

/** Children of a pool: as many as the machine has cores, and two at least, so that one long job does not hold up all others. */
export const poolSize = (cores = availableParallelism()): number => Math.max(2, cores);
