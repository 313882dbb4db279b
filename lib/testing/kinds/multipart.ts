import { ReadableStream as WebStream } from 'node:stream/web';

export const boundary = 'paraph-test-boundary';
export const multipartType = `multipart/form-data; boundary=${boundary}`;

type Part = { name?: string; fileName?: string; type?: string; disposition?: string; value: string };

/** One part of a multipart body, up to where its value begins. */
export function partHead({ name, fileName, type, disposition }: Omit<Part, 'value'>): string {
  const said = disposition ?? `form-data${name === undefined ? '' : `; name="${name}"`}${fileName === undefined ? '' : `; filename="${fileName}"`}`;
  return `--${boundary}\r\nContent-Disposition: ${said}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`;
}

export const closing = `\r\n--${boundary}--\r\n`;

/** A whole multipart body. */
export const multipart = (...parts: Part[]): string => `${parts.map((part) => `${partHead(part)}${part.value}`).join('\r\n')}${closing}`;

/** What is given piece by piece, as a body. */
export const streamOf = (pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) => WebStream.from(pieces) as ReadableStream<Uint8Array>;

/** A multipart body around a stream. */
export const around = (head: string, stream: ReadableStream<Uint8Array>, tail: string): ReadableStream<Uint8Array> =>
  streamOf(
    (async function* () {
      yield Buffer.from(head);
      yield* stream as unknown as AsyncIterable<Uint8Array>;
      yield Buffer.from(tail);
    })(),
  );

/** One file as a form. */
export const fileAsForm = (name: string, fileName: string, bytes: Uint8Array | string): { type: string; body: Buffer<ArrayBuffer> } => ({
  type: multipartType,
  body: Buffer.concat([Buffer.from(partHead({ name, fileName, type: 'application/octet-stream' })), Buffer.from(bytes as Uint8Array), Buffer.from(closing)]),
});
