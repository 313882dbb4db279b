import net from 'node:net';
import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '@/lib/core/log';
import { withEnv } from '@/lib/testing/outside-server';
import { s3Key, s3Server } from '@/lib/testing/s3-server';
import { ownFolder } from '@/lib/testing/storage';
import { checkStorage, putBlob } from './blobs';
import { setStorage } from './storage';
import { StorageFailure } from './storage-errors';
import { storageProblem } from './storage-problem';

/** The configured storage, until the test is over. */
function configure(url: string): void {
  withEnv({ STORAGE_URL: url, dataDir: ownFolder() });
  setStorage(null);
  onTestFinished(() => setStorage(null));
}

async function closedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('a bucket that works is no problem, and nothing of the check stays in it', async () => {
  const { url } = await s3Server();
  configure(url);
  expect(await storageProblem()).toBeNull();
  await expect(checkStorage()).resolves.toBeUndefined();
});

test.each([
  [
    'a bucket that is not there',
    (server: Server) => server.urlFor(s3Key, 'no-such-bucket'),
    /^The bucket no-such-bucket at 127\.0\.0\.1:\d+: there is no such bucket\./,
  ],
  ['an unknown key', (server: Server) => server.urlFor({ ...s3Key, accessKeyId: 'NOBODY' }), /refuses the credentials\. Mend KEY:SECRET/],
  ['a wrong secret', (server: Server) => server.urlFor({ ...s3Key, secretAccessKey: 'topsecret' }), /refuses the credentials\. Mend KEY:SECRET/],
  ['a store that is not there', async () => `s3+http://KEY:topsecret@127.0.0.1:${await closedPort()}/files`, /the store cannot be reached/],
  ['an address that cannot be read', () => 's3://KEY:topsecret/files', /no KEY:SECRET|names no bucket|cannot be read/],
] as const)('%s stops the start with a sentence that holds no secret', async (_what, addressOf, sentence) => {
  configure(await addressOf(await s3Server()));
  const problem = await storageProblem();
  expect(problem).toMatch(sentence);
  expect(problem).not.toMatch(/topsecret|S3RVER/);
});

test('readiness fails where the store no longer takes the credentials', async () => {
  const { urlFor } = await s3Server();
  configure(urlFor({ ...s3Key, secretAccessKey: 'topsecret' }));
  await expect(checkStorage()).rejects.toThrow(StorageFailure);
});

test('a failure of the store is logged without key, secret or signature', async () => {
  const { urlFor } = await s3Server();
  configure(urlFor({ accessKeyId: 'S3RVER', secretAccessKey: 'topsecret' }));
  const error = await putBlob(Buffer.from('some bytes')).catch((caught: unknown) => caught);
  let said = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      said += chunk;
      done();
    },
  });
  withEnv({ LOG_LEVEL: 'info' });
  createLog(stream).error({ err: error }, 'failed');
  expect(said).toContain('refuses the credentials');
  expect(said).not.toMatch(/topsecret|Credential=|Signature=/);
});

type Server = Awaited<ReturnType<typeof s3Server>>;
