import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { lookHealth } from '../health/look-health';
import { shownHealth } from '../schema';

export const getHealth = operation({
  name: 'getHealth',
  summary: 'How the service is: what it needs, what it can do, and how much room is left',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  input: z.strictObject({}),
  output: shownHealth,
  errors: [],
  run: lookHealth,
});
