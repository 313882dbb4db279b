import type { z } from 'zod';
import { type Tx, transaction } from './db';

const made = Symbol('made in the creating transaction');

/** The answer of an operation that creates; only `Create` makes one. */
export type Created<O extends z.ZodType> = { readonly [made]: z.output<O> };

/**
 * The one way in which an idempotent operation creates: runs the work in a transaction, and keeps its answer in the
 * same one. What was made and the answer that a repeat gets then exist together or not at all.
 */
export type Create<O extends z.ZodType> = (work: (tx: Tx) => Promise<z.input<O>>) => Promise<Created<O>>;

/** Keeps an answer for a repeat, in the transaction of what it tells of. */
export type KeepAnswer = (tx: Tx, output: unknown) => Promise<void>;

/** `keep` is missing where no repeat can come. */
export const createWith =
  <O extends z.ZodType>(output: O, keep: KeepAnswer | undefined): Create<O> =>
  (work) =>
    transaction(async (tx) => {
      const answer = output.parse(await work(tx));
      await keep?.(tx, answer);
      return { [made]: answer };
    });

/** What was made, out of the wrapper. */
export const createdBy = <O extends z.ZodType>(created: Created<O>): z.output<O> => created[made];
