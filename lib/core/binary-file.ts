import { z } from 'zod';
import { StreamedFile } from './streamed-file';

/** Bytes that an operation answers with, in place of JSON. */
export class BinaryFile {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly mimeType: string,
    readonly options: { name?: string; inline?: boolean; cache?: string } = {},
  ) {}
}

const isFile = (value: unknown): boolean => value instanceof BinaryFile || value instanceof StreamedFile;

/** The output schema of an operation that answers with bytes of one kind: at once, or streamed. */
export const binaryFile = <T extends BinaryFile | StreamedFile = BinaryFile>(mimeType: string) =>
  z.custom<T>(isFile, 'must be a file').meta({ id: `File_${mimeType.replace('/', '_')}`, mimeType });
