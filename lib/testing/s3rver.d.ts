declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  type Context = { path: string; mountPath?: string; state: { vhost?: boolean } };

  export default class S3rver {
    constructor(options: { address?: string; port?: number; silent?: boolean; directory: string; configureBuckets?: { name: string }[] });
    /** Of Koa, which it is made of; the last one leads to what it does. */
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
