import type { ZodOpenApiContentObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { ErrorCase } from '@/lib/core/errors';
import type { AnyOperation } from '@/lib/core/operation';
import { httpErrors } from '../http/errors';
import { answerExamples } from './answer-examples';
import { headersOf } from './answer-headers';
import { bytesOf } from './bytes';
import { errorBody, exampleOf } from './error-body';
import { inputParts, mediaTypeOf } from './input-parts';
import { takesIdempotencyKey } from './parameters';

/** What each error status says, before its codes. */
const sentences: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'The API key is not valid.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'Not possible in this state.',
  413: 'Too large.',
  429: 'Too many.',
  500: 'A failure on the side of the service.',
  502: 'Another server did not answer as it should.',
};

/** Every answer of an operation: its success, its own errors, and those that `serve` answers around it. */
export function answersOf(op: AnyOperation): ZodOpenApiResponsesObject {
  const traits = {
    isGet: op.http?.startsWith('GET ') ?? false,
    isLimited: op.limits !== undefined,
    isCreating: takesIdempotencyKey(op),
    isFile: mediaTypeOf(op.output) !== null,
  };
  const withHeaders = (status: number) => ({ headers: headersOf(status, traits) });
  const errors = errorsOf(op);
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries([
    [`${op.success}`, { description: successOf(op), ...withHeaders(op.success), ...contentOf(op) }],
    ...(traits.isGet ? [['304', { description: 'Not changed since the ETag that If-None-Match names.', ...withHeaders(304) }] as const] : []),
    ...statuses.map((status) => {
      const cases = errors.filter((error) => error.status === status);
      return [`${status}`, { description: descriptionOf(status, cases), ...withHeaders(status), content: errorContent(cases) }] as const;
    }),
  ]);
}

/** The errors that an operation declares, and those of `serve`: of the reading of its input, its limits, and bugs. */
export function errorsOf(op: AnyOperation): ErrorCase[] {
  const { path, query, json, rawType } = inputParts(op);
  const hasUnknown = op.errors.some(({ status, code }) => status === 404 && code === 'not_found');
  const mayBeRefused = json !== null || Object.keys(query).length > 0 || (Object.keys(path).length > 0 && !hasUnknown) || takesIdempotencyKey(op);
  const around = [...(mayBeRefused || rawType ? [httpErrors.badRequest] : []), ...(op.limits ? [httpErrors.rateLimited] : []), httpErrors.internalError].filter(
    (error) => !op.errors.some(({ status, code }) => status === error.status && code === error.code),
  );
  return [...op.errors, ...around];
}

const descriptionOf = (status: number, cases: readonly ErrorCase[]): string =>
  [sentences[status] ?? 'An error.', `Codes: ${[...new Set(cases.map(({ code }) => `\`${code}\``))].join(', ')}.`].join(' ');

/** By code; a code that stands twice is numbered, as each has a sentence of its own. */
function errorContent(cases: readonly ErrorCase[]): ZodOpenApiContentObject {
  const names = cases.map(({ code }, index) => {
    const before = cases.slice(0, index).filter((other) => other.code === code).length;
    return before === 0 ? code : `${code}_${before + 1}`;
  });
  const examples = Object.fromEntries(cases.map((error, index) => [names[index] ?? error.code, { summary: error.sentence, value: exampleOf(error) }]));
  return { 'application/json': { schema: errorBody, examples } };
}

const successOf = (op: AnyOperation): string => {
  if (op.success === 204) return 'Done; there is nothing to say.';
  if (mediaTypeOf(op.output)) return 'The file.';
  const id = op.output.meta()?.id;
  return typeof id === 'string'
    ? `The ${id
        .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`)
        .toLowerCase()
        .replace(/\burl\b/, 'URL')}.`
    : 'As asked.';
};

function contentOf(op: AnyOperation): { content?: ZodOpenApiContentObject } {
  if (op.success === 204) return {};
  const file = mediaTypeOf(op.output);
  if (file) return { content: { [file]: { schema: bytesOf(file) } } };
  return { content: { 'application/json': { schema: op.output, examples: answerExamples(op) } } };
}
