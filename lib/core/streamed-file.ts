/** Bytes from `start` up to and with `end`, counted from 0. */
export type ByteRange = { start: number; end: number };

/** A file that an operation answers with piece by piece: however large, little of it is held at a time. */
export class StreamedFile {
  constructor(
    /** Null where it is made while it is sent: it has no parts then, and ends where it ends. */
    readonly bytes: number | null,
    readonly mimeType: string,
    /** Reads all of it, or a part. Called once, and only where a body is sent. */
    readonly open: (range?: ByteRange) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>,
    /** `tag` names the content, such as its hash; with it a download can be resumed. */
    readonly options: { name?: string; inline?: boolean; cache?: string; tag?: string } = {},
  ) {}
}
