import { type CallToolResult, type InputRequiredResult, isInputRequiredResult, type ServerContext } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { log } from '@/lib/core/log';
import { perform, type Refuse } from '@/lib/core/perform';
import { httpErrors } from '../http/errors';
import { performOnce } from '../http/idempotency';
import { limitRate } from '../http/rate-limit';
import { asAppError } from '../http/respond';
import { canonicalJson } from './canonical-json';
import { withClientName } from './client-name';
import type { Answer } from './reading';
import { headerArguments } from './shared-arguments';
import { toolError, toolResult } from './tool-result';
import type { Tool } from './tools';

const refuse: Refuse = (details) => httpErrors.badRequest({ details });

/** What a call has from its HTTP request. */
export type From = { caller: Caller; authorization: string | null };

/** Calls a tool. Whatever goes wrong is an answer that an agent can read; only the question to the user is no answer yet. */
export async function callTool(tool: Tool, args: unknown, from: From, context: ServerContext): Promise<CallToolResult | InputRequiredResult> {
  const started = performance.now();
  const { correlationId } = from.caller;
  let code: string | undefined;
  try {
    const answer = await answerOf(tool, args ?? {}, from, context);
    return isInputRequiredResult(answer) ? answer : toolResult({ ...answer, data: tool.output.parse(answer.data) });
  } catch (thrown) {
    const error = asAppError(thrown, correlationId);
    code = error.code;
    return toolError(error, correlationId);
  } finally {
    log().info({ tool: tool.op.name, ...(code ? { error: code } : {}), durationMs: Math.round(performance.now() - started), correlationId }, 'tool call');
  }
}

/** Checks the tool's arguments, so that all problems come at once, then lets its reading answer. */
function answerOf(tool: Tool, args: unknown, from: From, context: ServerContext): Promise<Answer | InputRequiredResult> {
  const answer = tool.reading.answer ?? ((call) => call.run(call.given).then(plainAnswer));
  const run = async (input: Record<string, unknown>, checked: Caller) => {
    const requestToken = (input.request_token as string | undefined) ?? null;
    const caller = { ...checked, requestToken, userAgent: withClientName(checked.userAgent, context) };
    const given = operationArguments(tool, args as Record<string, unknown>);
    return answer({ input, given, caller, context, run: (final) => runOnce(tool, final, input.idempotency_key as string | undefined, { ...from, caller }) });
  };
  return perform({ ...tool.op, input: tool.input, output: z.custom<Answer | InputRequiredResult>(), run }, args, from.caller, refuse);
}

const plainAnswer = (output: unknown): Answer => {
  const data = output as Record<string, unknown>;
  return { say: String(data.next_step ?? 'Done.'), data };
};

function operationArguments({ op, reading }: Tool, args: Record<string, unknown>): Record<string, unknown> {
  const own = new Set<string>([...headerArguments, ...Object.keys(reading.adds ?? {})]);
  return Object.fromEntries(Object.entries(args).filter(([name]) => !own.has(name) && name in op.input.shape));
}

/** The same limits, the same single performance and the same checks as over HTTP. */
async function runOnce({ op }: Tool, given: Record<string, unknown>, key: string | undefined, { caller, authorization }: From): Promise<unknown> {
  await limitRate(op, caller, new Headers());
  const headers = new Headers({ ...(key === undefined ? {} : { 'idempotency-key': key }), ...(authorization === null ? {} : { authorization }) });
  const body = key === undefined ? '' : canonicalJson(given);
  const { output } = await performOnce(op, { headers }, body, caller, (known) => perform(op, given, known, refuse));
  return output;
}
