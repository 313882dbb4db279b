import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { runFilterInput } from '../room/filter';
import { filesOfRuns } from '../zip/files-of-runs';
import { chosenRuns } from '../zip/schema';

export const measureRunOutputs = operation({
  name: 'measureRunOutputs',
  summary: 'How much a zip of what these runs made would hold',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, runs: chosenRuns, ...runFilterInput }),
  output: z.object({ files: z.int(), bytes: z.int(), isCut: z.boolean() }),
  errors: [],
  async run({ runs = null, wkf_id, ...filter }, { scope: { workflow } }) {
    const { files, bytes, isCut } = await filesOfRuns(workflow.id, runs, filter);
    return { files: files.length, bytes, isCut };
  },
});
