import type { oas31 } from 'zod-openapi';
import { env } from '@/lib/core/env';
import { performErrors } from '../perform/errors';
import { asCurl } from './as-curl';
import { asTypescript } from './as-typescript';
import { type Document, interfaceDescription } from './document';
import { exampleOf } from './error-body';
import { examples } from './examples';
import type { Method } from './input-parts';
import { type Member, membersOf, notesOf, shapeOf, shapesFrom, typeOf } from './reference-members';

type Described = { method: Method; path: string; operation: oas31.OperationObject };

/** The description as the page for people shows it. */
export function apiReference() {
  const document = interfaceDescription();
  const baseUrl = env().BASE_URL;
  const described = operationsOf(document);
  return {
    title: document.info.title,
    version: document.info.version,
    about: document.info.description ?? '',
    baseUrl,
    first: described.flatMap((one) => codeOf(one, baseUrl).filter(({ first }) => first)),
    error: errorView(document),
    chapters: (document.tags ?? []).map(({ name, description = '' }) => {
      const operations = described.filter(({ operation }) => operation.tags?.includes(name)).map((one) => operationView(document, one, baseUrl));
      const named = operations.flatMap(({ body, answers }) => [...(body?.members ?? []), ...answers.flatMap((answer) => [answer, ...answer.members])]);
      return {
        name,
        slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
        description,
        operations,
        shapes: shapesFrom(
          document,
          named.map(({ shape }) => shape),
        ),
      };
    }),
    ...eventsOf(document),
  };
}

/** Every error has one shape. */
function errorView(document: Document) {
  const members = [...shapesFrom(document, ['Error'])].flatMap((shape) => shape.members.map((member) => ({ ...member, shape: '' })));
  return { members, json: JSON.stringify(exampleOf(performErrors.badRequest), null, 2) };
}

/** What is posted to webhooks, and the shapes in it. */
function eventsOf(document: Document) {
  const events = Object.entries(document.webhooks ?? {}).map(([type, item]) => eventView(document, type, item as oas31.PathItemObject));
  const named = events.flatMap(({ members }) => members.map(({ shape }) => shape));
  return { events, eventShapes: shapesFrom(document, named) };
}

/** One event that is posted to webhooks. */
function eventView(document: Document, type: string, { post }: oas31.PathItemObject) {
  const [content] = Object.values((post?.requestBody as oas31.RequestBodyObject | undefined)?.content ?? {});
  const [shown] = Object.values((content?.examples ?? {}) as Record<string, ExampleValue>);
  return { type, summary: post?.summary ?? '', members: membersOf(document, content?.schema ?? {}), json: JSON.stringify(shown?.value, null, 2) };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

const operationsOf = (document: Document): Described[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ method, path, operation: item[method] }] : [])),
  );

function operationView(document: Document, one: Described, baseUrl: string) {
  const { method, path, operation } = one;
  return {
    name: operation.operationId ?? '',
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    description: operation.description ?? '',
    needsKey: !operation.security?.some((way) => Object.keys(way).length === 0),
    parameters: (operation.parameters ?? []).map((given) => parameterView(document, given)),
    body: bodyView(document, operation),
    answers: Object.entries(operation.responses ?? {}).map(([status, answer]) => answerView(document, status, answer as oas31.ResponseObject)),
    examples: codeOf(one, baseUrl),
  };
}

/** The documented examples of an operation, as code. */
const codeOf = ({ method, path, operation }: Described, baseUrl: string) =>
  examples
    .filter((example) => example.operation === operation.operationId)
    .map((example) => ({
      title: example.title,
      status: example.status,
      first: example.first ?? false,
      curl: asCurl(example, { method, path }, baseUrl),
      typescript: asTypescript(example, { method, path }, baseUrl),
    }));

function parameterView(document: Document, given: oas31.ParameterObject | oas31.ReferenceObject) {
  const found = '$ref' in given ? document.components?.parameters?.[given.$ref.split('/').at(-1) ?? ''] : given;
  const { name, in: place, required = false, description = '', schema = {} } = found as oas31.ParameterObject;
  return { name, place, member: { name, type: typeOf(document, schema), required, description, notes: notesOf(schema), shape: '' } satisfies Member };
}

function bodyView(document: Document, { requestBody }: oas31.OperationObject) {
  const [mediaType, content] = Object.entries((requestBody as oas31.RequestBodyObject | undefined)?.content ?? {})[0] ?? [];
  if (!mediaType) return null;
  return { mediaType, description: (requestBody as oas31.RequestBodyObject).description ?? '', members: membersOf(document, content?.schema ?? {}) };
}

type ExampleValue = { summary?: string; value?: unknown };

/** On every answer, and told of once, where it is told what holds everywhere. */
const commonHeaders = ['X-Correlation-Id', 'RateLimit', 'RateLimit-Policy'];

function answerView(document: Document, status: string, answer: oas31.ResponseObject) {
  const [mediaType, content] = Object.entries(answer.content ?? {})[0] ?? [];
  const schema = content?.schema ?? {};
  const shown = Object.values((content?.examples ?? {}) as Record<string, ExampleValue>);
  const isError = Number(status) >= 400;
  const shape = isError ? '' : shapeOf(document, schema);
  return {
    status,
    description: isError ? answer.description.replace(/ Codes: .*$/, '') : answer.description,
    mediaType: mediaType ?? '',
    headers: Object.keys(answer.headers ?? {}).filter((name) => !commonHeaders.includes(name)),
    shape,
    isList: 'items' in schema,
    members: isError || shape ? [] : membersOf(document, schema),
    errors: isError ? shown.map(({ value }) => value as { error: string; message: string }).map(({ error, message }) => ({ code: error, message })) : [],
    // All errors are alike, and each has its sentence.
    examples: isError ? [] : shown.map(({ summary = '', value }) => ({ summary, json: JSON.stringify(value, null, 2) })),
  };
}
