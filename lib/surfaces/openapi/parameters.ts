import type { oas31 } from 'zod-openapi';
import type { AnyOperation } from '@/lib/core/operation';
import { isStreamed } from './input-parts';

const requestToken = {
  name: 'X-Request-Token',
  in: 'header',
  schema: { type: 'string' },
  examples: { token: { value: 'rt_Zk3x0vXJw2c8QyT1nB5mL7pR4sU6aE9dG0hI2jK3lMN' } },
} as const;

/** Headers that several operations take. */
export const sharedParameters: Record<string, oas31.ParameterObject> = {
  RequestToken: { ...requestToken, required: true, description: 'The request_token of the create result.' },
  OptionalRequestToken: {
    ...requestToken,
    required: false,
    description: 'The request_token of the create result. It can be left out with an API key of the account that made the request.',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer, and with another body 400 with the code `idempotency_key_reused`. 1 to 255 printable ASCII characters, such as a UUID.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    examples: { uuid: { value: '7c1f7a54-2f7e-4c39-9c0f-3a5d8f5b1b8e' } },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: 'The ETag of the version that is to be changed: 412 says that it was changed meanwhile.',
    schema: { type: 'string' },
  },
  Range: {
    name: 'Range',
    in: 'header',
    required: false,
    description: 'The part that is wanted, such as `bytes=1000-` to go on with a download. Of several parts the whole file is sent.',
    schema: { type: 'string' },
  },
  IfRange: {
    name: 'If-Range',
    in: 'header',
    required: false,
    description: 'The ETag of what was downloaded before: where the file is another now, the whole of it is sent.',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The ETag of an earlier answer: 304 says that nothing has changed.',
    schema: { type: 'string' },
  },
};

const ref = (name: keyof typeof sharedParameters & string) => ({ $ref: `#/components/parameters/${name}` });

/** The headers that an operation reads, beside its credential. */
export function parametersOf(op: AnyOperation): (oas31.ReferenceObject | oas31.ParameterObject)[] {
  const { takes } = op.auth;
  return [
    // Optional where a key can stand in for the token.
    ...(takes.includes('request-token') ? [ref(takes.includes('key') ? 'OptionalRequestToken' : 'RequestToken')] : []),
    ...(op.idempotent ? [ref('IdempotencyKey')] : []),
    ...(op.conditional ? [ref('IfMatch')] : []),
    ...(op.http?.startsWith('GET ') ? [ref('IfNoneMatch')] : []),
    ...(isStreamed(op) ? [ref('Range'), ref('IfRange')] : []),
    ...Object.entries(op.docs?.headers ?? {}).map(([name, description]) => ({
      name,
      in: 'header' as const,
      required: false,
      description,
      schema: { type: 'string' as const },
    })),
  ];
}
