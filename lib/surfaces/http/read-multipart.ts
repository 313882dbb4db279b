import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { AppError } from '@/lib/core/errors';
import { type IncomingFile, maxBytesOf } from '@/lib/core/incoming';
import type { AnyOperation } from '@/lib/core/operation';
import { refuse } from '../perform/errors';
import { dialectOf } from './dialects';
import { brokeOff, countUpTo } from './incoming-stream';

const maxMembers = 20;
const maxMemberBytes = 64 * 1024;
const limits = { fields: maxMembers, fieldSize: maxMemberBytes, files: 1, parts: maxMembers + 1, headerPairs: 50 };

const order = 'Send the body as multipart/form-data, with its members first and then the file.';

type Multipart = { input: Record<string, unknown>; release: () => Promise<void> };

/**
 * The members of a `multipart/form-data` body (RFC 7578), and its one file as a stream. What follows the file is not
 * waited for: a member or a second file behind it fails the file's stream at its end, as a body that breaks off does.
 */
export function readMultipart(op: AnyOperation, request: Request): Promise<Multipart> {
  const parser = parserFor(request.headers.get('content-type') ?? '');
  if (!parser || !request.body) return Promise.reject(dialectOf(op).wrongContentType({ details: [{ path: '', code: 'content_type', message: order }] }));
  const reader = request.body.getReader();
  const members = new Map<string, unknown>();
  let file: Readable | undefined;
  let problem: AppError | undefined;
  const whole = Promise.withResolvers<void>();
  whole.promise.catch(() => undefined);
  return new Promise((resolve, reject) => {
    const release = () => reader.cancel().catch(() => undefined);
    const done = () => resolve({ input: Object.fromEntries(members), release });
    const fail = (error: AppError) => {
      problem ??= error;
      whole.reject(problem);
      file?.destroy(problem);
      reader.cancel().catch(() => undefined);
      reject(problem);
    };
    const take = (name: string | undefined, value: unknown) => {
      if (!name) fail(malformed('A part has no name.'));
      else if (members.has(name)) fail(refuse(name, 'duplicate_member', 'Send each member once.'));
      else if (file) fail(refuse(name, 'after_the_file', order));
      else members.set(name, value);
    };
    parser.on('field', (name: string | undefined, value, _isNameCut, isValueCut) => {
      if (isValueCut) fail(refuse(name ?? '', 'too_long', `A member has at most ${maxMemberBytes / 1024} KB.`));
      else take(name, value);
    });
    parser.on('file', (name: string | undefined, bytes, fileName = '', _encoding, mimeType) => {
      const tooMany = countUpTo({ maxBytes: maxBytesOf(op.input.shape[name ?? '']), tooLarge: dialectOf(op).oversizedBody, path: name ?? '' });
      const stream = fileStream(bytes, { tooMany, whole: whole.promise, problem: () => problem, release });
      take(name, { name: fileName, mimeType, stream } satisfies IncomingFile);
      file = bytes;
      // Whoever reads the stream is told; nobody may be reading yet.
      bytes.on('error', () => undefined);
      if (problem) bytes.destroy();
      else done();
    });
    for (const event of ['fieldsLimit', 'partsLimit', 'filesLimit'] as const)
      parser.on(event, () => fail(refuse('', 'too_many_members', `Send at most ${maxMembers} members and one file.`)));
    parser.on('error', (cause) => fail(malformed('It is not as RFC 7578 has it, or broke off.', cause)));
    parser.once('finish', () => {
      whole.resolve();
      done();
    });
    feed(parser, reader).catch((cause) => fail(brokeOff(cause)));
  });
}

/** Null for what is no multipart body with a boundary that can be searched for. */
function parserFor(contentType: string): BusboyInstance | null {
  if (!/^multipart\/form-data\s*;.*\bboundary="?[^\s";]/i.test(contentType)) return null;
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    return null;
  }
}

/** No faster than the parser takes it, which waits for whoever reads the file. */
async function feed(parser: BusboyInstance, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!parser.write(value)) await once(parser, 'drain');
  }
  parser.end();
}

type FileWatch = {
  tooMany: (chunk: Uint8Array) => AppError | null;
  /** Settles when the rest of the body is known. */
  whole: Promise<void>;
  problem: () => AppError | undefined;
  release: () => Promise<void>;
};

function fileStream(file: Readable, { tooMany, whole, problem, release }: FileWatch): ReadableStream<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next().catch((cause) => Promise.reject(problem() ?? brokeOff(cause)));
        if (done) {
          await whole;
          return controller.close();
        }
        const refusal = tooMany(value);
        if (refusal) throw refusal;
        controller.enqueue(value);
      },
      cancel: release,
    },
    { highWaterMark: 0 },
  );
}

const malformed = (message: string, cause?: unknown): AppError => Object.assign(refuse('', 'invalid_multipart', `${message} ${order}`), { cause });
