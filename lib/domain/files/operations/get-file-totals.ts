import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { totalsOf } from '../room/store';

export const getFileTotals = operation({
  name: 'getFileTotals',
  summary: 'How many files the account that is signed in has, and what they weigh',
  effect: 'read',
  success: 200,
  auth: byPerson('files.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ files: z.int(), bytes: z.int().meta({ description: 'Of the newest versions.' }) }),
  errors: [],
  run: (_input, { scope }) => totalsOf(scope),
});
