import { randomHex } from '@/lib/core/ids';
import type { AnyOperation } from '@/lib/core/operation';
import { serve } from '@/lib/surfaces/http/serve';
import { type Attempt, attemptsByTrait } from './attempts';
import { asSent, goodExample, type Sent } from './documented-call';
import { makeWorld } from './world';

export type Answer = {
  what: string;
  status: number;
  code?: string;
  body: unknown;
  headers: Headers;
  response: Response /** The status that docs promise. */;
  promised?: number;
};
export type Send = (op: AnyOperation, sent: Sent) => Promise<Response>;

/** Straight into the route function, as Next does. */
export const sendDirectly: Send = (op, { method, address, params, headers, body }) => {
  const all = { 'x-client-address': `sweep-${randomHex(6)}`, ...headers };
  const init = { method, headers: all, ...(body === undefined ? {} : { body, duplex: 'half' }) } as RequestInit;
  return serve(op)[method as 'GET'](new Request(`http://localhost:3000${address}`, init), { params: Promise.resolve(params) });
};

/**
 * Every answer that an operation's traits and docs bring about: the calls of its docs and their situations, each in a
 * world of its own, and all that can go wrong by a trait, in one world, which is made anew where a call has removed its thing.
 */
export async function answersOf(op: AnyOperation, send: Send = sendDirectly, takes: (attempt: Attempt) => boolean = () => true): Promise<Answer[]> {
  const answers: Answer[] = [];
  const good = goodExample(op);
  const attemptsAnew = async (): Promise<Attempt[]> => {
    const world = await makeWorld(good.given);
    return (await Promise.all(Object.values(attemptsByTrait).map((of) => of({ op, world, good: asSent(op, good, world) })))).flat().filter(takes);
  };
  let attempts = await attemptsAnew();
  for (const index of attempts.keys()) {
    const attempt = attempts[index] as Attempt;
    await attempt.before?.();
    const answer = await read(attempt.what, await send(op, attempt.sent));
    answers.push(answer);
    // What one call has removed is not there for the next.
    if (op.http?.startsWith('DELETE ') && answer.status === op.success) attempts = await attemptsAnew();
  }
  for (const call of [...(op.docs ? op.docs.examples : [good]), ...(op.docs?.situations ?? [])]) {
    const sent = asSent(op, call, await makeWorld(call.given));
    answers.push({ ...(await read(`"${call.title}"`, await send(op, sent))), promised: call.status });
  }
  return answers;
}

async function read(what: string, response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = isJson ? await response.clone().json() : null;
  return { what, status: response.status, ...(response.status >= 400 ? { code: body?.error } : {}), body, headers: response.headers, response };
}
