import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byOperator } from '../auth';
import { presentVariables } from '../configuration/present-variables';
import { judgeConfiguration } from '../configuration/problems';
import { shownConfiguration } from '../schema';

export const getConfiguration = operation({
  name: 'getConfiguration',
  summary: 'Every variable of the configuration without secrets, and what is wrong or doubtful in it',
  effect: 'read',
  success: 200,
  auth: byOperator,
  body: 'none',
  input: z.strictObject({}),
  output: shownConfiguration,
  errors: [],
  async run() {
    const { problems, doubts } = await judgeConfiguration();
    return { variables: presentVariables(), problems, doubts };
  },
});
