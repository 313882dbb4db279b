import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOverride, type ZodOpenApiPathsObject } from 'zod-openapi';
import { env } from '@/lib/core/env';
import type { AnyOperation } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { answerHeaders } from './answer-headers';
import { bytesOf } from './bytes';
import { describeOperation } from './describe-operation';
import { mediaTypeOf, pathOf } from './input-parts';
import { sharedParameters } from './parameters';
import { about } from './prose';
import { tagOf, tagsOf, webhooksTag } from './tags';
import { describeWebhooks } from './webhooks';

export type Document = oas31.OpenAPIObject;

/** The operations that the interface description tells of: those of the public API, as the list has them. */
export const publicOperations = (): readonly AnyOperation[] => operations.filter(({ api, http }) => api && http);

/**
 * Makes the OpenAPI 3.1 document of the operations given.
 * `baseUrl` is the address of the service, such as https://sign.example.com, with no slash at its end.
 */
export function makeDocument(baseUrl: string, described: readonly AnyOperation[] = publicOperations()): Document {
  const paths: ZodOpenApiPathsObject = {};
  for (const op of described) {
    const { path, method } = pathOf(op);
    paths[path] = { ...paths[path], [method]: describeOperation(op) };
  }
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Paraph API',
        version: '1.0.0',
        summary: 'Send a document to a person for electronic signature and get the signed PDF back; make documents from templates and data.',
        description: about(baseUrl),
        contact: { name: 'The operator of this service', url: `${baseUrl}/docs` },
        license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
      },
      servers: [{ url: serverOf(baseUrl), description: 'This service' }],
      tags: tagsOf(described.map(tagOf)),
      paths,
      ...(described.some((op) => tagOf(op) === webhooksTag) ? { webhooks: describeWebhooks() } : {}),
      components: {
        headers: usedIn(paths, 'headers', answerHeaders),
        parameters: usedIn(paths, 'parameters', sharedParameters),
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'bearer',
            description: `An API key, made at ${baseUrl}/keys. Keys begin with \`sk_live_\`, or with \`sk_test_\` for tests.`,
          },
        },
      },
    },
    { override: forReaders },
  ) as Document;
}

/** Of the shared parts those that an operation speaks of. */
function usedIn<T>(paths: ZodOpenApiPathsObject, kind: string, parts: Record<string, T>): Record<string, T> {
  const text = JSON.stringify(paths, (_, value) => (value instanceof z.ZodType ? undefined : value));
  return Object.fromEntries(Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)));
}

const forReaders: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  const { def } = zodSchema._zod;
  const mediaType = def.type === 'custom' ? mediaTypeOf(zodSchema as unknown as z.ZodType) : null;
  if (mediaType) {
    // What a schema of bytes says of itself is ours alone.
    for (const own of ['mimeType', 'maxBytes', 'streamed']) delete (jsonSchema as Record<string, unknown>)[own];
    Object.assign(jsonSchema, bytesOf(mediaType));
  }
  // A client must bear a member that a later version adds: an answer is open where the input is closed.
  if (io === 'output' && def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
  // The range of whole numbers in JavaScript is no rule of ours.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** "localhost" is another machine for every reader but one: there the description's own address is the base. */
const serverOf = (baseUrl: string): string => (/^https?:\/\/(localhost|127\.|\[::1\])/.test(baseUrl) ? '/' : baseUrl);

const held = new Map<string, Document>();

/** The description of this service, made once for its address. */
export function interfaceDescription(): Document {
  const baseUrl = env().BASE_URL;
  const document = held.get(baseUrl) ?? makeDocument(baseUrl);
  held.set(baseUrl, document);
  return document;
}
