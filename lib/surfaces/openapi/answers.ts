import type { ZodOpenApiContentObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import type { ErrorCase } from '@/lib/core/errors';
import type { AnyOperation } from '@/lib/core/operation';
import { challengedStatusesOf, dialectOf, streamErrorsOf } from '../http/dialects';
import { declaredErrors } from '../perform/declared-errors';
import { performErrors } from '../perform/errors';
import { answerExamples } from './answer-examples';
import { headersOf } from './answer-headers';
import { answerSchema } from './answer-schema';
import { bytesOf } from './bytes';
import { errorBody, exampleOf } from './error-body';
import { inputParts, isStreamed, mediaTypeOf } from './input-parts';

/** What each error status says, before its codes. */
const sentences: Record<number, string> = {
  400: 'The request is not valid.',
  401: 'The API key is not valid.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'Not possible in this state.',
  412: 'Changed in the meantime.',
  413: 'Too large.',
  415: 'In another content type than is taken here.',
  429: 'Too many.',
  500: 'A failure on the side of the service.',
  502: 'Another server did not answer as it should.',
};

/** Every answer of an operation: its success, its own errors, and those that `serve` answers around it. */
export function answersOf(op: AnyOperation): ZodOpenApiResponsesObject {
  const traits = {
    isGet: op.http?.startsWith('GET ') ?? false,
    isLimited: op.limits !== undefined,
    isCreating: op.idempotent === true,
    isPaged: op.pages === true,
    isConditional: op.conditional === true,
    isFile: mediaTypeOf(op.output) !== null,
    isStreamed: isStreamed(op),
    challenged: challengedStatusesOf(op),
  };
  const withHeaders = (status: number) => ({ headers: headersOf(status, traits) });
  const errors = errorsOf(op);
  const statuses = [...new Set(errors.map(({ status }) => status))].sort((a, b) => a - b);
  return Object.fromEntries([
    [`${op.success}`, { description: successOf(op), ...withHeaders(op.success), ...contentOf(op) }],
    ...(traits.isStreamed ? partsOf(op, withHeaders) : []),
    ...(traits.isGet ? [['304', { description: 'Not changed since the ETag that If-None-Match names.', ...withHeaders(304) }] as const] : []),
    ...statuses.map((status) => {
      const cases = errors.filter((error) => error.status === status);
      return [`${status}`, { description: descriptionOf(status, cases), ...withHeaders(status), content: errorContent(cases) }] as const;
    }),
  ]);
}

/** What `Range` adds to the answers of a file that is sent piece by piece. */
const partsOf = (op: AnyOperation, withHeaders: (status: number) => object) =>
  [
    ['206', { description: 'The part that Range asks for.', ...withHeaders(206), ...contentOf(op) }],
    ['416', { description: 'The file has no such part.', ...withHeaders(416) }],
  ] as const;

/** The errors that an operation declares, and those of `serve`: of the reading of its input, its limits, and bugs. */
export function errorsOf(op: AnyOperation): ErrorCase[] {
  const mayBeRefused = op.body !== 'none' || Object.keys(inputParts(op).query).length > 0 || op.idempotent;
  const own = declaredErrors(op);
  const around = [
    ...(mayBeRefused ? [performErrors.badRequest] : []),
    ...(op.body === 'json' || op.body === 'multipart' ? [dialectOf(op).wrongContentType, dialectOf(op).oversizedBody] : []),
    ...(inputParts(op).isLimited ? streamErrorsOf(op) : []),
    ...(op.limits ? [performErrors.rateLimited] : []),
    performErrors.internalError,
  ];
  const all = [...own, ...around];
  // A code that stands with one status is one error, whoever answers it; the operation's own sentence is told.
  return all.filter((error, index) => own.includes(error) || all.findIndex(({ status, code }) => status === error.status && code === error.code) === index);
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
  return { content: { 'application/json': { schema: answerSchema(op), examples: answerExamples(op) } } };
}
