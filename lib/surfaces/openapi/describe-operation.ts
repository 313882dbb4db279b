import { z } from 'zod';
import type { ZodOpenApiOperationObject, ZodOpenApiRequestBodyObject } from 'zod-openapi';
import type { AnyOperation } from '@/lib/core/operation';
import { answersOf } from './answers';
import { bytesOf } from './bytes';
import { inputParts } from './input-parts';
import { parametersOf } from './parameters';
import { requestExamples } from './request-examples';
import { tagOf } from './tags';

/** One operation as OpenAPI has it: all of it read from the operation. */
export function describeOperation(op: AnyOperation): ZodOpenApiOperationObject {
  const { path, query } = inputParts(op);
  const requestBody = bodyOf(op);
  return {
    operationId: op.name,
    summary: op.summary,
    description: op.docs?.remarks ?? op.tool?.description ?? `${op.summary}.`,
    tags: [tagOf(op)],
    security: securityOf(op),
    parameters: parametersOf(op),
    ...(requestBody ? { requestBody } : {}),
    requestParams: {
      ...(Object.keys(path).length > 0 ? { path: z.object(path) } : {}),
      ...(Object.keys(query).length > 0 ? { query: z.object(query) } : {}),
    },
    responses: answersOf(op),
  };
}

function bodyOf(op: AnyOperation): ZodOpenApiRequestBodyObject | null {
  const { json, rawType, multipart } = inputParts(op);
  if (multipart) return { required: true, content: { 'multipart/form-data': { schema: multipart } } };
  if (rawType === 'application/json')
    return { required: true, description: op.docs?.body ?? 'A JSON object of any members.', content: { [rawType]: { schema: anyObject, ...examplesOf(op) } } };
  if (rawType) return { required: true, description: 'The bytes of the file, as they are.', content: { [rawType]: { schema: bytesOf(rawType) } } };
  if (!json) return null;
  return { required: !op.bodyMayBeEmpty, content: { 'application/json': { schema: namedBody(op, json), ...examplesOf(op) } } };
}

const anyObject = { type: 'object' as const, additionalProperties: true };

function examplesOf(op: AnyOperation) {
  const examples = requestExamples(op);
  return examples ? { examples } : {};
}

// A name is given once: the schemas' registry knows each for good.
const named = new WeakMap<AnyOperation, z.ZodObject>();

function namedBody(op: AnyOperation, json: z.ZodObject): z.ZodObject {
  const schema = named.get(op) ?? (json.meta()?.id ? json : json.meta({ ...json.meta(), id: bodyName(op) }));
  named.set(op, schema);
  return schema;
}

/** The body of what answers with a `CreateResult` is a `CreateRequest`. */
function bodyName(op: AnyOperation): string {
  const answer = op.output.meta()?.id;
  if (typeof answer === 'string' && answer.endsWith('Result')) return answer.replace(/Result$/, 'Request');
  return `${op.name.charAt(0).toUpperCase()}${op.name.slice(1)}Request`;
}

function securityOf({ auth: { takes } }: AnyOperation) {
  if (takes.includes('nothing')) return [{}, { apiKey: [] }];
  // The address is the credential.
  return takes.includes('link') ? [{}] : [{ apiKey: [] }];
}
