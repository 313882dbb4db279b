import { type CallToolResult, type InputRequiredResult, isInputRequiredResult, type ServerContext } from '@modelcontextprotocol/server';
import type { Caller } from '@/lib/core/caller';
import { log } from '@/lib/core/log';
import { problemsOf } from '@/lib/core/validate';
import { asAppError } from '../http/respond';
import { performErrors } from '../perform/errors';
import { noteCallOf } from '../perform/note-call-of';
import { keeperOf } from '../perform/once';
import { openScope, passGate } from '../perform/perform';
import { canonicalJson } from './canonical-json';
import { withClientName } from './client-name';
import { withNotes } from './notes';
import type { Answer } from './reading';
import { headerArguments } from './shared-arguments';
import { toolError, toolResult } from './tool-result';
import type { Tool } from './tools';

/** What a call has from its HTTP request. */
export type From = { caller: Caller; authorization: string | null };

/** Calls a tool. Whatever goes wrong is an answer that an agent can read; only the question to the user is no answer yet. */
export async function callTool(tool: Tool, args: unknown, from: From, context: ServerContext): Promise<CallToolResult | InputRequiredResult> {
  const started = performance.now();
  const { correlationId } = from.caller;
  let code: string | undefined;
  let status = 200;
  try {
    const answer = await answerOf(tool, args ?? {}, from, context);
    return isInputRequiredResult(answer) ? answer : toolResult({ say: withNotes(answer, tool, from.caller), data: tool.output.parse(answer.data) });
  } catch (thrown) {
    const error = asAppError(thrown, correlationId);
    code = error.code;
    status = error.status;
    return toolError(error, correlationId);
  } finally {
    const durationMs = Math.round(performance.now() - started);
    log().info({ tool: tool.op.name, ...(code ? { error: code } : {}), durationMs, correlationId }, 'tool call');
    noteCallOf(from.caller, { operation: tool.op.name, status, error: code, durationMs, byTool: true });
  }
}

/** Checks the tool's arguments, so that all problems come at once, then lets its reading answer. */
async function answerOf(tool: Tool, args: unknown, { caller: asked, authorization }: From, context: ServerContext): Promise<Answer | InputRequiredResult> {
  const checked = tool.input.safeParse(args);
  if (!checked.success) throw performErrors.badRequest({ details: problemsOf(checked.error) });
  const input = checked.data as Record<string, unknown>;
  const requestToken = (input.request_token as string | undefined) ?? null;
  const caller = { ...asked, requestToken, userAgent: withClientName(asked.userAgent, context) };
  const given = operationArguments(tool, args as Record<string, unknown>);
  const answer = tool.reading.answer ?? ((call) => call.run(call.given).then(plainAnswer));
  return answer({
    input,
    given,
    context,
    scope: () => openScope(tool.op, caller, given),
    run: (final) => run(tool, final, { caller, authorization }, input.idempotency_key as string | undefined),
  });
}

const plainAnswer = (output: unknown): Answer => {
  const data = output as Record<string, unknown>;
  return { say: String(data.next_step ?? 'Done.'), data };
};

function operationArguments({ op, reading }: Tool, args: Record<string, unknown>): Record<string, unknown> {
  const own = new Set<string>([...headerArguments, ...Object.keys(reading.adds ?? {})]);
  return Object.fromEntries(Object.entries(args).filter(([name]) => !own.has(name) && Object.hasOwn(op.input.shape, name)));
}

/** Through the same gate as over HTTP. */
async function run({ op }: Tool, given: Record<string, unknown>, { caller, authorization }: From, key: string | undefined): Promise<unknown> {
  const secret = keeperOf(caller, authorization);
  const { output } = await passGate(op, {
    caller,
    given,
    ...(key === undefined ? {} : { read: async () => ({ input: {}, fingerprint: canonicalJson(given) }), idempotency: { key, secret } }),
  });
  return output;
}
