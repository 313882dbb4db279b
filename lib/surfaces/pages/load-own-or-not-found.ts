import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { loadOwn } from './session';

/** Reads a thing of the account for a page behind `requireSignIn`; what is not there, or another account's, is the 404 page. */
export async function loadOwnOrNotFound<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
): Promise<z.output<O>> {
  try {
    return await loadOwn(op, input);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
}
