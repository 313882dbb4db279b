import { z } from 'zod';
import type { AnyOperation } from '@/lib/core/operation';
import { answerSchema } from './answer-schema';
import { type JsonSchema, sampleOf } from './sample';

type Examples = Record<string, { summary: string; value: unknown }>;

/** What an operation answers when it succeeds: as its docs tell, else a sample of its output's schema. */
export const answerExamples = (op: AnyOperation): Examples =>
  op.docs?.answers ?? { sample: { summary: op.summary, value: sampleOf(z.toJSONSchema(answerSchema(op), { io: 'output', reused: 'inline' }) as JsonSchema) } };
