import { setImmediate as nextRound } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { log } from '@/lib/core/log';
import { StreamedFile } from '@/lib/core/streamed-file';
import { answerInTurn } from '@/lib/engines/processes/answering-turn';
import { giveFile } from '@/lib/testing/kinds/bytes-operations';
import { serve } from './serve';

const pieces = 30;
const piece = Buffer.alloc(1_000);

/** A file whose pieces are there as soon as they are asked for. */
function readyFile(): StreamedFile {
  let left = pieces;
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => (left-- > 0 ? controller.enqueue(piece) : controller.close());
  return new StreamedFile(null, 'application/pdf', () => new ReadableStream({ pull }, { highWaterMark: 0 }));
}

const download = async (): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
  const response = await serve(giveFile(readyFile)).GET(new Request('http://localhost:3000/'));
  return (response.body as ReadableStream<Uint8Array>).getReader();
};

test('of a hundred downloads only a few pieces are handed on between two steps of anything else', async () => {
  const readers = await Promise.all(Array.from({ length: 100 }, download));
  let [handedOn, most, isOver] = [0, 0, false];
  const all = Promise.all(
    readers.map(async (reader) => {
      let bytes = 0;
      for (let read = await reader.read(); !read.done; read = await reader.read()) {
        bytes += read.value.length;
        handedOn += 1;
      }
      return bytes;
    }),
  ).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    handedOn = 0;
    await nextRound();
    most = Math.max(most, handedOn);
  }
  expect(new Set(await all)).toEqual(new Set([pieces * piece.length]));
  expect(most).toBeLessThanOrEqual(8);
});

test('a download from another address has its turn between those of hundreds from one', async () => {
  const from = (address: string) =>
    new Promise<ReadableStreamDefaultReader<Uint8Array>>((resolve) => answerInTurn({ leave: () => undefined, address }, () => void download().then(resolve)));
  const many = await Promise.all(Array.from({ length: 100 }, () => from('many')));
  const one = await from('one');
  const counts = { many: 0, one: 0 };
  const readAll = async (reader: ReadableStreamDefaultReader<Uint8Array>, whose: keyof typeof counts) => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) counts[whose] += 1;
  };
  const others = Promise.all(many.map((reader) => readAll(reader, 'many')));
  await readAll(one, 'one');
  // By turns of downloads it would be some three thousand.
  expect(counts.many).toBeLessThan(pieces * 12);
  await others;
  expect(counts).toEqual({ many: 100 * pieces, one: pieces });
});

test('who leaves while a piece waits for its turn breaks nothing off', async () => {
  const noted = vi.spyOn(log(), 'error').mockImplementation(() => undefined);
  onTestFinished(() => noted.mockRestore());
  const readers = await Promise.all(Array.from({ length: 20 }, download));
  const reads = readers.map((reader) => reader.read());
  await Promise.all(readers.map((reader) => reader.cancel()));
  await Promise.all(reads);
  await nextRound();
  expect(noted).not.toHaveBeenCalled();
});
