// What PostgreSQL is told of the machine that it shares with web, worker and engines.
import os from 'node:os';

const MEGABYTE = 2 ** 20;

/** Of a container what it may use, not what lies under it. */
const ownMachine = () => ({ memory: Math.min(os.totalmem(), process.constrainedMemory?.() || Infinity), cores: os.availableParallelism() });

const megabytes = (bytes, { least, most }) => `${Math.round(Math.min(most, Math.max(least, bytes / MEGABYTE)))}MB`;

/** Server options by their names. PostgreSQL's own defaults are for a machine of 1 GB with disks that turn. */
export const machineSettings = ({ memory, cores } = ownMachine()) => ({
  shared_buffers: megabytes(memory / 8, { least: 64, most: 1024 }),
  effective_cache_size: megabytes(memory / 2, { least: 256, most: 65_536 }),
  work_mem: megabytes(memory / 1024, { least: 4, most: 32 }),
  maintenance_work_mem: megabytes(memory / 32, { least: 32, most: 512 }),
  random_page_cost: '1.1',
  // Fewer checkpoints, each of which has every page written whole once more.
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  // Half of the cores stay with those who wait, whatever is counted in the background.
  max_parallel_workers_per_gather: String(Math.floor(cores / 2)),
  jit: 'off',
});
