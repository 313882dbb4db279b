import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder } from '@/lib/testing/storage';
import { writeDraft } from './drafts';
import { s3Driver } from './s3-driver';

const MB = 1024 * 1024;

/** A store that takes everything, and tells with which headers. */
async function listeningStore() {
  const heard: IncomingHttpHeaders[] = [];
  const server = http.createServer((request, response) => {
    heard.push(request.headers);
    request.resume().on('end', () => response.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { heard, url: `s3+http://KEY:SECRET@127.0.0.1:${(server.address() as AddressInfo).port}/files` };
}

test.each([
  ['small', 1],
  ['large', 9],
])('a %s document is sent with its length, and signed with its own hash, so that a store refuses other bytes', async (_size, megabytes) => {
  const { heard, url } = await listeningStore();
  const driver = await s3Driver(url, path.join(ownFolder(), 'drafts'));
  const draft = await writeDraft(driver, [Buffer.alloc(megabytes * MB, 'x')]);
  await driver.keep(draft, 'ab/one');
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({ 'content-length': String(megabytes * MB), 'x-amz-content-sha256': draft.sha256 });
  expect(heard[0]?.authorization).toMatch(/SignedHeaders=[^,]*x-amz-content-sha256/);
  expect(heard[0]?.['content-encoding']).toBeUndefined();
});
