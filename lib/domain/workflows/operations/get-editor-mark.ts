import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byLook } from '../editing/auth';
import { workflowId } from '../schema';

export const getEditorMark = operation({
  name: 'getEditorMark',
  http: 'GET /dashboard/data/workflows/{wkf_id}/mark',
  summary: 'Whether the editor of a workflow would show something else by now: its open page asks every other second',
  effect: 'read',
  success: 200,
  auth: byLook,
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId }),
  output: z.object({ mark: z.string() }),
  errors: [],
  run: async (_, { scope: mark }) => ({ mark }),
});
