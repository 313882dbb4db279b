import { maxBytesOf } from '@/lib/core/incoming';
import type { AnyOperation } from '@/lib/core/operation';
import { performErrors } from '../perform/errors';
import { dialectOf } from './dialects';
import { incomingStream } from './incoming-stream';
import { parseJsonObject, readText } from './read-body';
import { readForm } from './read-form';
import { readMultipart } from './read-multipart';

/**
 * What a call brings beside its address. `fingerprint` tells one body from another, of a stream by what is announced.
 * `release` lets go of a body that is still under way, whether or not the operation read it.
 */
export type ReadInput = { input: Record<string, unknown>; fingerprint: string; pageAccount?: string | null; release?: () => Promise<void> };

/** A create request may carry a 5 MB PDF as base64. */
const maxJsonBytes = 8 * 1024 * 1024;

const maxSignedBytes = 256 * 1024;

/** How each kind of body is read. */
const readers: Record<AnyOperation['body'], (op: AnyOperation, request: Request) => Promise<ReadInput> | ReadInput> = {
  // An operation without a body ignores one.
  none: () => ({ input: {}, fingerprint: '' }),
  json: async (op, request) => {
    const dialect = dialectOf(op);
    const text = await readText(request, maxJsonBytes, dialect.oversizedBody, dialect.jsonBounds);
    if (text === '' && op.bodyMayBeEmpty) return { input: {}, fingerprint: '' };
    return {
      input: parseJsonObject(text, request.headers.get('content-type') ?? '', { wrongType: dialect.wrongContentType, keepsDigits: dialect.keepsDigits }),
      fingerprint: text,
    };
  },
  bytes: (op, request) => {
    const { stream, release } = incomingStream(request.body, { maxBytes: maxBytesOf(op.input.shape.body), tooLarge: dialectOf(op).oversizedBody, path: '' });
    return { input: { body: stream, contentType: request.headers.get('content-type') ?? '' }, fingerprint: announced(request), release };
  },
  multipart: async (op, request) => {
    const { input, release } = await readMultipart(op, request);
    // Of the file there are its name and type; its stream is as good as empty here.
    return { input, fingerprint: `${announced(request)}\n${JSON.stringify(input)}`, release };
  },
  // Standard Webhooks, by either name of its headers; the signature covers the text as it came.
  signed: async (_op, request) => {
    const header = (name: string) => request.headers.get(`webhook-${name}`) ?? request.headers.get(`svix-${name}`) ?? '';
    const body = await readText(request, maxSignedBytes);
    return { input: { id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body }, fingerprint: body };
  },
  form: async (op, request) => ({ ...(await readForm(request, op)), fingerprint: '' }),
};

/** A stream is not read twice to compare it. */
const announced = ({ headers }: Request): string => headers.get('content-length') ?? '';

export const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What the address of a call says: the members of its path, and of a reading those of its query. */
export function readAddress(op: AnyOperation, request: Request, path: Record<string, string>): Record<string, string> {
  if (!isReading(request)) return path;
  // What a reader adds to an address, such as a tracking parameter, changes no answer.
  const query = [...new URL(request.url).searchParams].filter(([name]) => Object.hasOwn(op.input.shape, name));
  return { ...Object.fromEntries(query), ...path };
}

/** What the address names cannot be named by the body as well: it would be passed over in silence. */
async function refuseNamedTwice(op: AnyOperation, { input, release }: ReadInput): Promise<void> {
  const inPath = [...(op.http ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const twice = inPath.filter((name) => Object.hasOwn(input, name));
  if (twice.length === 0) return;
  await release?.();
  const message = 'This stands in the address already; remove it here.';
  throw performErrors.badRequest({ details: twice.map((path) => ({ path, code: 'unknown_member', message })) });
}

export async function readInput(op: AnyOperation, request: Request): Promise<ReadInput> {
  if (isReading(request)) return { input: {}, fingerprint: '' };
  const read = await readers[op.body](op, request);
  if (op.body === 'json' || op.body === 'multipart') await refuseNamedTwice(op, read);
  return read;
}
