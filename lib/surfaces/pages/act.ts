import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { z } from 'zod';
import type { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { keeperOf } from '@/lib/surfaces/perform/once';
import { passGate, perform } from '@/lib/surfaces/perform/perform';
import { authenticate } from '../http/authenticate';
import { pageAccountIn, readFormData } from '../http/read-form';
import { asAppError } from '../http/respond';
import { performErrors } from '../perform/errors';
import { otherAccountPage } from '../perform/page-account';
import { pageAddressHeader } from './session';

export type Acted<T> = { done: true; output: T } | { done: false; problem: Pick<AppError, 'code' | 'message' | 'details'> };

/**
 * Performs an operation for a form of a signed-in page; a server action is one call of it. What the operation
 * refuses comes back as a value, for the form to show beside its inputs; a bug reads as `internal_error`. A page of another
 * account than the one acted for leads to the words for that. `once`: what marks a repeat, so that it gets the first answer.
 */
export async function act<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  form: FormData,
  once?: string,
): Promise<Acted<z.output<O>>> {
  const given = await headers();
  const correlationId = given.get('x-correlation-id') ?? crypto.randomUUID();
  const pageAccount = pageAccountIn(form);
  try {
    const caller = { ...(await authenticate(given, correlationId)), pageAccount };
    const input = await readFormData(form);
    if (once === undefined) return { done: true, output: await perform(op, input, caller) };
    const answered = await passGate(op, { caller, given: input, idempotency: { key: once, secret: keeperOf(caller, null) } });
    return { done: true, output: answered.output as z.output<O> };
  } catch (thrown) {
    const { code, message, details } = asAppError(thrown, correlationId);
    if (code !== performErrors.otherAccount.code) return { done: false, problem: { code, message, details } };
  }
  redirect(otherAccountPage(pageAccount ?? '', given.get(pageAddressHeader) ?? '/dashboard'));
}
