import { z } from 'zod';

/**
 * A file on its way in. Its stream ends well only where the whole body came, and nothing stood behind the file that
 * would be lost; otherwise it fails with what the caller is to be answered.
 */
export type IncomingFile = { name: string; mimeType: string; stream: ReadableStream<Uint8Array> };

/** `maxBytes`: one more breaks the stream with what the operation's dialect answers to an oversized body. */
type Taken = { maxBytes: number; mimeType?: string };

const isStream = (value: unknown): boolean => value instanceof ReadableStream;
const isFile = (value: unknown): boolean => typeof value === 'object' && value !== null && 'stream' in value && isStream(value.stream);

/** The member `body` of an operation that takes bytes; empty where nobody sent any. */
export const incomingBytes = ({ maxBytes, mimeType = 'application/octet-stream' }: Taken) =>
  z.custom<ReadableStream<Uint8Array>>(isStream, { error: 'Send bytes.', params: { code: 'required' } }).meta({ mimeType, maxBytes });

/** The member that holds the one file of a multipart body. */
export const incomingFile = ({ maxBytes, mimeType = 'application/octet-stream' }: Taken) =>
  z.custom<IncomingFile>(isFile, { error: 'Send a file.', params: { code: 'required' } }).meta({ mimeType, maxBytes });

/** How many bytes a member of an input may have; nothing where the operation counts them itself. */
export function maxBytesOf(schema: z.ZodType | undefined): number | undefined {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
  const max = inner?.meta()?.maxBytes;
  return typeof max === 'number' ? max : undefined;
}
