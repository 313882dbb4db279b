import type { z } from 'zod';
import type { AnyOperation } from '@/lib/core/operation';

/** The body of an answer over HTTP: of a paged list, its items alone. */
export const answerSchema = (op: AnyOperation): z.ZodType => (op.pages ? op.output.shape.items : op.output);
