import { z } from 'zod';
import { StreamedFile } from './streamed-file';

/** Bytes that an operation answers with, in place of JSON. */
export class BinaryFile {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly mimeType: string,
    readonly options: { name?: string; inline?: boolean } = {},
  ) {}
}

const idOf = (mimeType: string) => `File_${mimeType.replace('/', '_')}`;

/** The output schema of an operation that answers with bytes of one kind, held at once. */
export const binaryFile = (mimeType: string) =>
  z.custom<BinaryFile>((value) => value instanceof BinaryFile, 'must be a file').meta({ id: idOf(mimeType), mimeType });

/** The same piece by piece: however large the file is, and in parts where a part is asked for. */
export const streamedFile = (mimeType: string) =>
  z.custom<StreamedFile>((value) => value instanceof StreamedFile, 'must be a file').meta({ mimeType, streamed: true });
