import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ByteRange, Draft, OpenedObject, StorageDriver, StoredObject } from './driver';
import { parseS3Address, type S3Address } from './s3-address';
import { inWords, isMissing } from './s3-failure';

/** Up to here a body is held in memory, so that it can be sent again when a connection breaks. */
const repeatableBytes = 8 * 1024 * 1024;
const connectTimeoutMs = 5_000;
const idleTimeoutMs = 30_000;

/** A bucket of any S3-compatible store, addressed by path: Amazon, MinIO, R2 and others take that. */
export async function s3Driver(url: string, draftsFolder: string): Promise<StorageDriver> {
  const address = parseS3Address(url);
  const where = `the bucket ${address.bucket} at ${new URL(address.endpoint).host}`;
  const bucket = new Bucket(address, clientOf(address), where);
  return {
    where,
    draftsFolder,
    syncsDrafts: false,
    // Only reading them back could tell; a store replaces an object in one step, so they are sent anew.
    holds: async () => false,
    keep: (draft, key) => bucket.put(draft, key),
    open: (key, range) => bucket.open(key, range),
    list: (prefix) => bucket.list(prefix),
    move: (from, to) => bucket.move(from, to),
    remove: (key) => bucket.remove(key),
    probe: () => bucket.probe(),
  };
}

function clientOf({ endpoint, region, accessKeyId, secretAccessKey }: S3Address): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Checksums of Amazon's own would be refused by other stores; the signature covers the bytes (see `put`).
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: idleTimeoutMs },
  });
}

class Bucket {
  readonly #client: S3Client;
  readonly #prefix: string;
  readonly #bucket: string;
  readonly #where: string;

  constructor({ bucket, prefix }: S3Address, client: S3Client, where: string) {
    this.#client = client;
    this.#prefix = prefix;
    this.#bucket = bucket;
    this.#where = where;
  }

  #at(key: string) {
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  #said<T>(answer: Promise<T>): Promise<T> {
    return answer.catch((error: unknown) => {
      throw inWords(error, this.#where);
    });
  }

  async put({ file, bytes, sha256 }: Draft, key: string): Promise<void> {
    const body = bytes <= repeatableBytes ? await readFile(file) : createReadStream(file);
    const command = new PutObjectCommand({ ...this.#at(key), Body: body, ContentLength: bytes });
    // Signed with the hash of the bytes: the store itself refuses any others.
    command.middlewareStack.add(
      (next) => (args) => {
        Object.assign((args.request as { headers: Record<string, string> }).headers, { 'x-amz-content-sha256': sha256 });
        return next(args);
      },
      { step: 'build', name: 'contentHash' },
    );
    await this.#said(this.#client.send(command));
  }

  async open(key: string, range?: ByteRange): Promise<OpenedObject | null> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end ?? ''}` } : {};
    const answer = await this.#found(this.#client.send(new GetObjectCommand({ ...this.#at(key), ...wanted })));
    if (!answer) return null;
    const whole = Number(/\/(\d+)$/.exec(answer.ContentRange ?? '')?.[1] ?? answer.ContentLength ?? 0);
    return { source: answer.Body as Readable, bytes: whole };
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    let next: string | undefined;
    do {
      const page = await this.#said(
        this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix + prefix, ...(next ? { ContinuationToken: next } : {}) })),
      );
      for (const { Key = '', LastModified } of page.Contents ?? [])
        yield { key: Key.slice(this.#prefix.length), modifiedAt: LastModified ?? new Date(Number.NaN) };
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next);
  }

  async move(from: string, to: string): Promise<boolean> {
    const source = `${this.#bucket}/${this.#prefix}${from}`;
    const copied = await this.#found(this.#client.send(new CopyObjectCommand({ ...this.#at(to), CopySource: encodeURI(source) })));
    if (copied) await this.remove(from);
    return copied !== null;
  }

  async remove(key: string): Promise<void> {
    await this.#said(this.#client.send(new DeleteObjectCommand(this.#at(key))));
  }

  async probe(): Promise<void> {
    await this.#said(this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket })));
  }

  #found<T>(answer: Promise<T>): Promise<T | null> {
    return answer.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw inWords(error, this.#where);
    });
  }
}
