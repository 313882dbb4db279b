/** A file of a ZIP archive, as it lies there. */
export type ZipEntry = {
  name: string;
  method: 0 | 8;
  crc: number;
  /** Length of the contents. */
  size: number;
  /** The contents, deflated where `method` is 8. */
  packed: Uint8Array;
};

export const STORED = 0;
export const DEFLATED = 8;
