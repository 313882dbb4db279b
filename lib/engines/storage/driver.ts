import type { Readable } from 'node:stream';

/** Bytes that lie whole on the local disk and wait for their name. */
export type Draft = { file: string; bytes: number; sha256: string };

export type StoredObject = { key: string; modifiedAt: Date };

/** First and last byte, both included, as in HTTP. */
export type ByteRange = { start: number; end?: number };

/** `bytes` is the size of the whole object, also where a range of it was asked for. Who does not read `source` to its end destroys it. */
export type OpenedObject = { source: Readable; bytes: number };

/** A place that keeps bytes. Adding one is a file like disk-driver.ts and a line in storage.ts; storage-drivers.test.ts runs on it. */
export type StorageDriver = {
  /** For people: where the bytes lie, without credentials. */
  where: string;
  /** Where drafts for this place are written; the folder may not exist yet. */
  draftsFolder: string;
  /** Whether a draft must outlive a loss of power before it is kept. */
  syncsDrafts: boolean;
  /**
   * Whether exactly these bytes lie under the key, now counted as young. A place that could tell only by sending them
   * back says false: they are then stored anew.
   */
  holds(key: string, wanted: { bytes: number; sha256: string }): Promise<boolean>;
  /** Gives a draft its name, for good when this returns. What lay there is replaced in one step; the draft may be gone afterwards. */
  keep(draft: Draft, key: string): Promise<void>;
  /** Null where nothing lies under the key. */
  open(key: string, range?: ByteRange): Promise<OpenedObject | null>;
  /** Everything below a prefix that ends with a slash. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** False where nothing lay under the key. */
  move(from: string, to: string): Promise<boolean>;
  /** Nothing there is no error. */
  remove(key: string): Promise<void>;
  /** Cheap, and made often: throws where bytes could not be stored or read now. */
  probe(): Promise<void>;
};
