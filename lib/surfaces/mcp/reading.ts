import type { InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';
import type { z } from 'zod';

/**
 * Terminology. A *tool* is an operation as an agent sees it. A *reading* is what differs there: arguments in place of
 * headers and raw bytes, links in place of files, a question to the user in between.
 */
export type ToolCall = {
  /** The checked arguments, the tool's own among them. */
  input: Record<string, unknown>;
  /** The arguments of the operation as they came. */
  given: Record<string, unknown>;
  context: ServerContext;
  /** Whose things the call may touch, as the operation's auth says. */
  scope(): Promise<unknown>;
  /** Performs the operation under the limits, and once for each idempotency key, as over HTTP. */
  run(given: Record<string, unknown>): Promise<unknown>;
};

/** `say`: a sentence or two for people; `data`: the members of the tool's output. */
export type Answer = { say: string; data: Record<string, unknown> };

export type Reading = {
  /** Members of the operation's input that an agent does not give. */
  leavesOut?: readonly string[];
  /** Arguments that only the tool has. */
  adds?: Record<string, z.ZodType>;
  /** What the tool answers, where that is not the operation's output. */
  output?: z.ZodObject;
  answer?(call: ToolCall): Promise<Answer | InputRequiredResult>;
};
