import type { AnyOperation } from '@/lib/core/operation';
import { dialectOf } from '../perform/dialects';
import { parseJsonObject, readText } from './read-body';
import { readForm } from './read-form';
import { readMultipart } from './read-multipart';

/** What a call brings beside its address; `fingerprint` tells one body from another. */
export type ReadInput = { input: Record<string, unknown>; fingerprint: string };

/** A create request may carry a 5 MB PDF as base64. */
const maxJsonBytes = 8 * 1024 * 1024;

const maxSignedBytes = 256 * 1024;

/** How each kind of body is read. */
const readers: Record<AnyOperation['body'], (op: AnyOperation, request: Request) => Promise<ReadInput> | ReadInput> = {
  // An operation without a body ignores one.
  none: () => ({ input: {}, fingerprint: '' }),
  json: async (op, request) => {
    const dialect = dialectOf(op);
    const text = await readText(request, maxJsonBytes, dialect.oversizedBody);
    return { input: parseJsonObject(text, request.headers.get('content-type') ?? '', dialect.wrongContentType), fingerprint: text };
  },
  bytes: (_op, request) => ({ input: { body: request.body, contentType: request.headers.get('content-type') ?? '' }, fingerprint: '' }),
  multipart: async (op, request) => ({ input: await readMultipart(request, dialectOf(op).wrongContentType), fingerprint: '' }),
  // Standard Webhooks, by either name of its headers; the signature covers the text as it came.
  signed: async (_op, request) => {
    const header = (name: string) => request.headers.get(`webhook-${name}`) ?? request.headers.get(`svix-${name}`) ?? '';
    const body = await readText(request, maxSignedBytes);
    return { input: { id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body }, fingerprint: body };
  },
  form: async (_op, request) => ({ input: await readForm(request), fingerprint: '' }),
};

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/** What the address of a call says: the members of its path, and of a reading those of its query. */
export function readAddress(op: AnyOperation, request: Request, path: Record<string, string>): Record<string, string> {
  if (!isReading(request)) return path;
  // What a reader adds to an address, such as a tracking parameter, changes no answer.
  const query = [...new URL(request.url).searchParams].filter(([name]) => name in op.input.shape);
  return { ...Object.fromEntries(query), ...path };
}

export const readInput = async (op: AnyOperation, request: Request): Promise<ReadInput> =>
  isReading(request) ? { input: {}, fingerprint: '' } : readers[op.body](op, request);
