import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { streamed } from '../../files/hosted/streamed';
import { byOutputLink } from '../auth';
import { openOutputDocs } from './open-output.docs';

export const openOutput = operation({
  name: 'openOutput',
  http: 'GET /outputs/{token}',
  api: 'workflow',
  summary: 'Download an output by a short-lived link',
  effect: 'read',
  success: 200,
  auth: byOutputLink,
  body: 'none',
  limits: { policy: 'call', by: ['link'] },
  docs: openOutputDocs,
  input: z.strictObject({ token: z.string().meta({ description: 'What the link ends in.' }) }),
  output: streamedFile('*/*'),
  errors: [],
  run: async (_, { scope: file }) => streamed(file),
});
