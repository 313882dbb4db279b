import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { loadOwn } from './session';

/** Reads an operation for a page of one thing behind `requireSignIn`: what is not there, or is somebody else's, is the 404 page. */
export async function loadOwnThing<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
): Promise<z.output<O>> {
  try {
    return await loadOwn(op, input);
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 400)) notFound();
    throw error;
  }
}

/** The same for a part that the page can do without: null where it is gone, or cannot be had right now. */
export async function loadOwnPart<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
): Promise<z.output<O> | null> {
  try {
    return await loadOwn(op, input);
  } catch (error) {
    if (error instanceof AppError && [404, 429, 503].includes(error.status)) return null;
    throw error;
  }
}
