import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { type ZipFile, zipStream } from './zip-stream';

const at = new Date(Date.UTC(2026, 10, 22, 15, 30, 10));
const file = (name: string, ...chunks: (string | Error)[]): ZipFile => ({
  name,
  at,
  open: async () =>
    (async function* () {
      for (const chunk of chunks) {
        if (chunk instanceof Error) throw chunk;
        yield Buffer.from(chunk);
      }
    })(),
});
const gone = (name: string): ZipFile => ({ name, at, open: () => Promise.reject(new Error('gone')) });
const note = (names: readonly string[]) => file('Missing.txt', names.join('\n'));

/** What Python, which shares nothing with this, finds in an archive that it has checked. */
async function opened(files: ZipFile[]): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipStream(files, note)) chunks.push(chunk);
  const path = join(temporaryFolder(), 'archive.zip');
  writeFileSync(path, Buffer.concat(chunks));
  const script =
    'import sys, json, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({i.filename: z.read(i).decode() for i in z.infolist()}))';
  return JSON.parse(execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }));
}

test('an archive has its files in their order, with names in any script', async () => {
  expect(await opened([file('Angebot für Jürgen.txt', 'one ', 'two'), file('見積書.txt'), file('a.txt', 'x'.repeat(100_000))])).toEqual({
    'Angebot für Jürgen.txt': 'one two',
    '見積書.txt': '',
    'a.txt': 'x'.repeat(100_000),
  });
});

test('what cannot be opened or breaks off is told inside of an archive that can be opened', async () => {
  const inside = await opened([gone('lost.txt'), file('kept.txt', 'kept'), file('broken.txt', 'begun', new Error('damaged'))]);
  expect(inside).toMatchObject({ 'kept.txt': 'kept', 'Missing.txt': 'lost.txt\nbroken.txt' });
  expect(inside['lost.txt']).toBeUndefined();
});

test('no file is read before its turn, and none after its reader has gone', async () => {
  const read: string[] = [];
  const noting = (name: string): ZipFile => ({
    ...file(name),
    open: async () => {
      read.push(name);
      return file(name, name).open();
    },
  });
  const stream = zipStream([noting('one'), noting('two'), noting('three')], note);
  await stream.next();
  expect(read).toEqual(['one']);
  await stream.return(undefined);
  expect(read).toEqual(['one']);
});
