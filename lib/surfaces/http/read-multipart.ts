import { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { ErrorFactory } from '@/lib/core/errors';
import { refuse } from '../perform/errors';

/** A file on its way in; whoever takes it reads the stream to its end, with a limit of their own. */
export type IncomingFile = { name: string; mimeType: string; stream: ReadableStream<Uint8Array> };

const limits = { fields: 20, fieldSize: 64 * 1024, files: 1, parts: 21, headerPairs: 50 };

/**
 * The members of a `multipart/form-data` body (RFC 7578), and its one file as a stream. Members that the operation
 * needs come before the file: what follows it is not read.
 */
export function readMultipart(request: Request, wrongType: ErrorFactory): Promise<Record<string, unknown>> {
  const contentType = request.headers.get('content-type') ?? '';
  const message = 'Send the body as multipart/form-data, with its members first and then the file.';
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType) || !request.body)
    return Promise.reject(wrongType({ details: [{ path: '', code: 'content_type', message }] }));
  const source = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    const input: Record<string, unknown> = {};
    const broken = (cause: unknown) => {
      source.destroy();
      reject(Object.assign(refuse('', 'invalid_multipart', `The body is not multipart/form-data as RFC 7578 has it. ${message}`), { cause }));
    };
    const parser = new Busboy({ headers: { 'content-type': contentType }, limits });
    parser.on('field', (name, value, _nameCut, valueCut) => {
      if (valueCut) broken(new Error(`${name} is too long`));
      else input[name] = value;
    });
    parser.on('file', (name, file, fileName, _encoding, mimeType) => {
      input[name] = { name: fileName, mimeType, stream: Readable.toWeb(file) as ReadableStream<Uint8Array> } satisfies IncomingFile;
      file.once('limit', () => file.destroy(new Error('too long')));
      resolve(input);
    });
    parser.once('finish', () => resolve(input));
    parser.once('error', broken);
    source.once('error', broken);
    source.pipe(parser);
  });
}
