import type { CallToolResult } from '@modelcontextprotocol/server';
import type { AppError } from '@/lib/core/errors';
import { sentenceFor } from './error-advice';
import type { Answer } from './reading';

/** Older clients show their model the text alone, so the second text carries all that the structure does. */
export const toolResult = ({ say, data }: Answer): CallToolResult => ({
  content: [
    { type: 'text', text: say },
    { type: 'text', text: JSON.stringify(data) },
  ],
  structuredContent: data,
});

/**
 * An error as an agent reads it: the code, what is wrong, each detail, and what to do now. Without structured content,
 * as older clients then hide the text.
 */
export function toolError(error: AppError, correlationId: string): CallToolResult {
  const details = (error.details ?? []).map(
    ({ path, code, message }) => `- ${path.replace('Idempotency-Key', 'idempotency_key') || 'input'} (${code}): ${message}`,
  );
  const lines = [
    `${error.code}: ${sentenceFor(error)}`,
    ...details,
    ...(error.retryAfter === undefined ? [] : [`Retry after ${error.retryAfter} seconds, not earlier.`]),
    ...(error.resetsAt ? [`Resets at ${error.resetsAt.toISOString()}.`] : []),
    ...(error.status >= 500 ? [`Correlation id: ${correlationId}`] : []),
  ];
  return { isError: true, content: [{ type: 'text', text: lines.join('\n') }] };
}
