import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { now } from '@/lib/core/clock';
import { db, type Tx, transaction } from '@/lib/core/db';
import { randomHex } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { createRequest } from '@/lib/testing/signing';
import { eraseDocuments, findProvenRequest, insertRequest, type RequestRow } from '../signatures/store';
import { forgetBlobs, noteBlobs } from './store';

type Step = (tx: Tx) => Promise<void>;

/** A real transaction that goes on when it is told to. */
function stepwise() {
  const steps = new PassThrough({ objectMode: true });
  let pid = 0;
  const ended = transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    pid = rows[0]?.pid ?? 0;
    for await (const step of steps as AsyncIterable<Step>) await step(tx);
  });
  const take = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const step: Step = (tx) => work(tx).then(resolve, reject);
      steps.write(step);
    });
  return {
    take,
    /** Starts a step, and comes back when it is done or waits for a lock of another: which of the two. */
    async begin<T>(work: (tx: Tx) => Promise<T>) {
      const done = take(work);
      let state: 'done' | 'waits' | undefined;
      done.then(() => {
        state ??= 'done';
      });
      while (!state) if (await isBlocked(pid)) state ??= 'waits';
      return { done, state };
    },
    async commit() {
      steps.end();
      await ended;
    },
  };
}

async function isBlocked(pid: number): Promise<boolean> {
  const rows = await db().$queryRaw<{ blocked: boolean }[]>`SELECT cardinality(pg_blocking_pids(${pid}::int)) > 0 AS blocked`;
  return rows[0]?.blocked === true;
}

async function requestWithDocument(): Promise<RequestRow> {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { document: { markdown: `Raced for ${randomHex(8)} {{signature:signer}}` } });
  return (await findProvenRequest(json.request_id)) as RequestRow;
}

/** What a create with the same document does once its bytes lie in storage. */
async function createAgain(tx: Tx, { sourceSha256, presentedSha256, ...rest }: RequestRow): Promise<void> {
  const about = { bytes: 1, mimeType: 'application/pdf', createdAt: now() };
  await noteBlobs(tx, [
    { sha256: presentedSha256, ...about },
    { sha256: sourceSha256, ...about },
  ]);
  await insertRequest(tx, { ...rest, sourceSha256, presentedSha256, id: randomHex(16), status: 'pending' });
}

async function eraseIn(tx: Tx, request: RequestRow): Promise<string[]> {
  return (await eraseDocuments(tx, request, now())) ?? [];
}

const notedOf = ({ sourceSha256, presentedSha256 }: RequestRow) => db().blob.count({ where: { sha256: { in: [sourceSha256, presentedSha256] } } });

test('a create that comes between marking the last use as erased and forgetting its bytes keeps them', async () => {
  const request = await requestWithDocument();
  const [eraser, creator] = [stepwise(), stepwise()];
  const hashes = await eraser.take((tx) => eraseIn(tx, request));
  await creator.take((tx) => createAgain(tx, request));
  await creator.commit();
  await eraser.take((tx) => forgetBlobs(tx, hashes));
  await eraser.commit();
  expect(await notedOf(request)).toBe(2);
});

test('a create that is not yet committed keeps the bytes that the last other use gives up', async () => {
  const request = await requestWithDocument();
  const [eraser, creator] = [stepwise(), stepwise()];
  await creator.take((tx) => createAgain(tx, request));
  const erasing = await eraser.begin(async (tx) => forgetBlobs(tx, await eraseIn(tx, request)));
  expect(erasing.state).toBe('waits');
  await creator.commit();
  expect(await erasing.done).toEqual([]);
  await eraser.commit();
  expect(await notedOf(request)).toBe(2);
});

test('a create waits for bytes that are being forgotten, and notes them anew', async () => {
  const request = await requestWithDocument();
  const [eraser, creator] = [stepwise(), stepwise()];
  const freed = await eraser.take(async (tx) => forgetBlobs(tx, await eraseIn(tx, request)));
  expect([...freed].sort()).toEqual([request.sourceSha256, request.presentedSha256].sort());
  const creating = await creator.begin((tx) => createAgain(tx, request));
  expect(creating.state).toBe('waits');
  await eraser.commit();
  await creating.done;
  await creator.commit();
  expect(await notedOf(request)).toBe(2);
});

test('two that note and forget the same bytes in opposite orders both come through', async () => {
  const request = await requestWithDocument();
  const [first, second] = [stepwise(), stepwise()];
  const about = { bytes: 1, mimeType: 'application/pdf', createdAt: now() };
  const blobs = [request.presentedSha256, request.sourceSha256].map((sha256) => ({ sha256, ...about }));
  const both = [...blobs].sort((a, b) => (a.sha256 < b.sha256 ? 1 : -1));
  await first.take((tx) => noteBlobs(tx, both.slice(1)));
  const waiting = await second.begin((tx) => noteBlobs(tx, both));
  expect(waiting.state).toBe('waits');
  await first.take((tx) => noteBlobs(tx, both.slice(0, 1)));
  await first.commit();
  await waiting.done;
  await second.commit();
  expect(await notedOf(request)).toBe(2);
});
