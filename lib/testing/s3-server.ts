import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { onTestFinished } from 'vitest';

/** The one key pair that this server knows. */
export const s3Key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An S3 server on 127.0.0.1 with one bucket, until the test is over. `directory` is where it keeps what it was given. */
export async function s3Server(bucket = 'paraph-files') {
  const directory = mkdtempSync(path.join(tmpdir(), 'paraph-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] });
  // Its log is closed before its last requests are logged, and then complains on the console.
  (server as unknown as { logger: { silent: boolean } }).logger.silent = true;
  // It forgets the slash at the end of `/bucket/` when it checks the signature over that address.
  server.middleware.splice(-1, 0, (context, next) => {
    if (/^\/[^/]+\/$/.test(context.path)) Object.assign(context, { mountPath: '/', state: { ...context.state, vhost: true } });
    return next();
  });
  const { port } = await server.run();
  onTestFinished(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const urlFor = ({ accessKeyId, secretAccessKey }: typeof s3Key, place = bucket) =>
    `s3+http://${encodeURIComponent(accessKeyId)}:${encodeURIComponent(secretAccessKey)}@127.0.0.1:${port}/${place}`;
  return { url: urlFor(s3Key), urlFor, directory, port };
}
