import { notFound, redirect } from 'next/navigation';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { loadOwn } from './session';

/**
 * Reads an operation of the operator's room for a page. For everybody else there is no such page; an address that is
 * mistaken, as by a cursor of another list, leads to where the list begins.
 */
export async function loadForOperator<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
  beginning: string,
): Promise<z.output<O>> {
  try {
    return await loadOwn(op, input);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    if (error instanceof AppError && error.status === 400) redirect(beginning);
    throw error;
  }
}
