import { type Job, untilDone } from '@/lib/engines/queue/job';
import { beginRows } from '../imports/begin-rows';

/** Begins some of the rows of an import that wait, and comes again for those after them. */
export const beginImportedRows: Job = {
  name: 'begin-imported-rows',
  run: ({ id }) => beginRows(id),
  retry: untilDone,
  timeLimitSeconds: 60,
};
