import { headers } from 'next/headers';
import type { z } from 'zod';
import type { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { perform } from '@/lib/surfaces/perform/perform';
import { authenticate } from '../http/authenticate';
import { readFormData } from '../http/read-form';
import { asAppError } from '../http/respond';

export type Acted<T> = { done: true; output: T } | { done: false; problem: Pick<AppError, 'code' | 'message' | 'details'> };

/**
 * Performs an operation for a form of a signed-in page; a server action is one call of it. What the operation
 * refuses comes back as a value, for the form to show beside its inputs; a bug reads as `internal_error`.
 */
export async function act<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  form: FormData,
): Promise<Acted<z.output<O>>> {
  const given = await headers();
  const correlationId = given.get('x-correlation-id') ?? crypto.randomUUID();
  try {
    const caller = await authenticate(given, correlationId);
    return { done: true, output: await perform(op, await readFormData(form), caller) };
  } catch (thrown) {
    const { code, message, details } = asAppError(thrown, correlationId);
    return { done: false, problem: { code, message, details } };
  }
}
