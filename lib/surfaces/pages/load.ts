import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { perform } from '@/lib/surfaces/perform/perform';
import { authenticate } from '../http/authenticate';

/** Reads an operation for a page. What it does not find is the 404 page; any other refusal is the page's to catch. */
export async function load<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
): Promise<z.output<O>> {
  const given = await headers();
  const caller = await authenticate(given, given.get('x-correlation-id') ?? crypto.randomUUID());
  try {
    return await perform(op, input, caller);
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 400)) notFound();
    throw error;
  }
}
