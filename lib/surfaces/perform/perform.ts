import { z } from 'zod';
import { CredentialRefused, type Given } from '@/lib/core/auth';
import type { Caller } from '@/lib/core/caller';
import { createdBy, createWith, type KeepAnswer } from '@/lib/core/create-once';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import type { AnyOperation, Operation } from '@/lib/core/operation';
import { problemsOf } from '@/lib/core/validate';
import { isStorageFull } from '@/lib/domain/accounts/storage/room';
import { workFor } from '@/lib/engines/processes/work-owner';
import { credentialRefusal, storageRefusal, streamErrorsOf } from '../http/dialects';
import { declaredErrors } from './declared-errors';
import { performErrors } from './errors';
import { limitRate } from './limits';
import { type Answered, checkIdempotencyKey, performOnce } from './once';
import { insistOnPageAccount } from './page-account';
import { workOwnerOf } from './work-owner-of';

/** A call as a surface hands it to the gate. */
export type Call = {
  caller: Caller;
  /** What addresses the thing that is meant: members of the path, or a page's own reading of it. */
  given: Given;
  /** Reads the rest of the input, and what tells one body from another. Called only for who is let in. */
  read?: () => Promise<{ input: Record<string, unknown>; fingerprint: string; pageAccount?: string | null }>;
  idempotency?: {
    key: string;
    /** What only this caller knows: the kept answer is sealed with it. */
    secret: string;
  };
  /** Of the answer, whatever that will be. */
  headers?: Headers;
  /** Says that the caller has gone. */
  left?: AbortSignal;
};

/** The one gate to every operation: credential, limits, body, idempotency, input, room in storage, run, output, in this order. */
export async function passGate(op: AnyOperation, { caller: asked, given, read, idempotency, headers = new Headers(), left }: Call): Promise<Answered> {
  const caller = asTaken(op, asked);
  // First: what the page names is not found in another account.
  insistOnPageAccount(op, caller, caller.pageAccount);
  const scope = await openScope(op, caller, given);
  const giveBack = await limitRate(op, caller, scope, headers);
  try {
    const admitted = { caller: { ...caller, scope }, given, ...(read ? { read } : {}), ...(idempotency ? { idempotency } : {}) };
    return await workFor(workOwnerOf(op, admitted.caller, given, left), () => runOnce(op, admitted));
  } catch (error) {
    if (error instanceof AppError && error.status === 400) await giveBack();
    throw error;
  }
}

async function refuseFullStorage(op: AnyOperation, scope: unknown): Promise<void> {
  const accountId = op.stores?.(scope) ?? null;
  if (accountId !== null && (await isStorageFull(accountId))) throw storageRefusal(op);
}

type Admitted = Pick<Call, 'given' | 'read' | 'idempotency'> & { caller: Caller & { scope: unknown } };

async function runOnce(op: AnyOperation, { caller, given, read, idempotency }: Admitted): Promise<Answered> {
  const body = await read?.();
  insistOnPageAccount(op, caller, body?.pageAccount);
  // Into the body, which is ours: a copy of 600,000 members takes seconds.
  const input = Object.assign(body?.input ?? {}, given);
  const run = (keep?: KeepAnswer) => runChecked(op, input, caller, keep);
  if (!op.idempotent || !idempotency) return { output: await run(), replayed: false };
  checkIdempotencyKey(idempotency.key);
  return performOnce({ idempotencyKey: idempotency.key, operation: op.name, credential: idempotency.secret }, body?.fingerprint ?? '', run);
}

/** An operation for a page of ours: the whole input is at hand. */
export async function perform<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I> | Record<string, unknown>,
  caller: Caller,
): Promise<z.output<O>> {
  return (await passGate(op, { caller, given: input as Given })).output as z.output<O>;
}

/** What the caller's credential or capability opens; throws what the operation's dialect answers where it opens nothing. */
export async function openScope(op: AnyOperation, asked: Caller, given: Given): Promise<unknown> {
  const caller = asTaken(op, asked);
  const { credential } = caller;
  try {
    if (credential.kind === 'none' && credential.rejected && op.auth.rejected === 'refused') throw new CredentialRefused('invalid');
    return await op.auth.open(caller, given);
  } catch (error) {
    throw asDeclared(op, error instanceof CredentialRefused ? credentialRefusal(op, error.problem) : error);
  }
}

/** A credential of a kind that the operation does not take is as one that did not come along. */
function asTaken({ auth }: AnyOperation, caller: Caller): Caller {
  const { kind } = caller.credential;
  return kind === 'none' || auth.takes.includes(kind) ? caller : { ...caller, credential: { kind: 'none', rejected: false } };
}

/** Parses the input, runs, and keeps only what the output schema names. */
async function runChecked(op: AnyOperation, raw: unknown, caller: Caller & { scope: unknown }, keep?: KeepAnswer): Promise<unknown> {
  const input = op.input.safeParse(raw);
  if (!input.success)
    throw performErrors.badRequest({ details: problemsOf(input.error, op.output instanceof z.ZodObject ? Object.keys(op.output.shape) : []) });
  // After a repeat had its first answer, which stores nothing.
  await refuseFullStorage(op, caller.scope);
  try {
    const answer = await op.run(input.data, caller, createWith(op.output, keep));
    return op.idempotent ? createdBy(answer) : op.output.parse(answer);
  } catch (error) {
    throw asDeclared(op, error);
  }
}

/** In tests an error that the operation does not declare is a bug, as no description would tell of it. */
function asDeclared(op: AnyOperation, error: unknown): unknown {
  if (env().NODE_ENV !== 'test' || !(error instanceof AppError)) return error;
  const isDeclared = [...declaredErrors(op), ...streamErrorsOf(op)].some(({ code, status }) => code === error.code && status === error.status);
  return isDeclared ? error : new Error(`${op.name} throws ${error.status} ${error.code}, which it does not declare.`, { cause: error });
}
