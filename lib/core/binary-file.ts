import { z } from 'zod';

/** Bytes that an operation answers with, in place of JSON. */
export class BinaryFile {
  constructor(
    readonly bytes: Uint8Array<ArrayBuffer>,
    readonly mimeType: string,
    readonly options: { name?: string; inline?: boolean; cache?: string } = {},
  ) {}
}

/** The output schema of an operation that answers with bytes of one kind. */
export const binaryFile = (mimeType: string) =>
  z.custom<BinaryFile>((value) => value instanceof BinaryFile, 'must be a file').meta({ id: `File_${mimeType.replace('/', '_')}`, mimeType });
