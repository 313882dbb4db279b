import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { protectPdf } from '@/lib/engines/pdf/protect-pdf';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { temporaryFolder } from '@/lib/testing/temporary-folder';

afterAll(closePdfEngines);

const WORDS = 'Nobody reads this without the password.';

async function protectedFile(password: string, preventCopy = false): Promise<string> {
  const file = path.join(temporaryFolder(), 'protected.pdf');
  writeFileSync(file, await protectPdf(await plainPdf(WORDS), { password, preventCopy }));
  return file;
}

const run = (program: string, ...args: string[]) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return stdout + stderr;
};
const textOf = (file: string, password: string) => run('pdftotext', '-upw', password, file, '-');
const allowedIn = (file: string, password: string) =>
  [...run('qpdf', '--show-encryption', `--password=${password}`, file).matchAll(/^(.+): allowed$/gm)].map(([, what]) => what);

test('opens with its password and no other, encrypted with AES-256', async () => {
  const file = await protectedFile('open sesame');
  expect(textOf(file, 'open sesame')).toContain(WORDS);
  expect(textOf(file, 'open')).toContain('Incorrect password');
  expect(textOf(file, '')).toContain('Incorrect password');
  const facts = run('qpdf', '--show-encryption', '--password=open sesame', file);
  expect(facts).toMatch(/^R = 6$/m);
  expect(facts).toMatch(/^stream encryption method: AESv3$/m);
  expect(facts).toMatch(/^string encryption method: AESv3$/m);
  expect(run('qpdf', '--check', '--password=open sesame', file)).toContain('No syntax or stream encoding errors found');
});

test('without prevent-copy everything is allowed', async () => {
  expect(allowedIn(await protectedFile('a'), 'a')).toEqual([
    'extract for accessibility',
    'extract for any purpose',
    'print low resolution',
    'print high resolution',
    'modify document assembly',
    'modify forms',
    'modify annotations',
    'modify other',
    'modify anything',
  ]);
});

test('with prevent-copy copying and changing are not, but screen readers, printing and filling in are', async () => {
  const allowed = ['extract for accessibility', 'print low resolution', 'print high resolution', 'modify forms', 'modify annotations'];
  expect(allowedIn(await protectedFile('a', true), 'a')).toEqual(allowed);
});

test.each([
  ['in another script', '\u5bc6\u7801-\u043f\u0430\u0440\u043e\u043b\u044c', '\u5bc6\u7801-\u043f\u0430\u0440\u043e\u043b\u044c'],
  ['with an accent written in two characters', 'cafe\u0301', 'caf\u00e9'],
  ['with a no-break space, as pasted', 'two\u00a0words', 'two words'],
  ['with a byte order mark, as a spreadsheet leaves it', '\ufeffsecret', 'secret'],
  ['in full-width letters', '\uff41\uff42\uff11', 'ab1'],
])('a password %s opens as it is typed', async (_what, given, typed) => {
  expect(textOf(await protectedFile(given), typed)).toContain(WORDS);
});

test('a password of 127 bytes opens, and none that is a byte shorter', async () => {
  const file = await protectedFile('x'.repeat(127));
  // pdftotext itself reads 32 bytes of a password at most.
  expect(run('qpdf', '--check', `--password=${'x'.repeat(127)}`, file)).toContain('No syntax or stream encoding errors found');
  expect(run('qpdf', '--check', `--password=${'x'.repeat(126)}`, file)).toContain('invalid password');
});

test.each([
  ['empty', ''],
  ['empty', '\u200b\ufeff'],
  ['too_long', 'x'.repeat(128)],
  ['too_long', '\u5b57'.repeat(43)],
  ['control_character', 'first\nsecond'],
])('is refused as %s and leaves no file open: %j', async (code, password) => {
  await expect(protectPdf(await plainPdf(), { password, preventCopy: false })).rejects.toMatchObject({ name: 'UnusablePassword', code });
});

test('what cannot be encrypted fails without naming the password', async () => {
  const failing = protectPdf(new Uint8Array([1, 2, 3]), { password: 'hunter2-hunter2', preventCopy: false });
  const error = await failing.then(
    () => undefined,
    (caught: Error) => caught,
  );
  expect(error).toMatchObject({ name: 'EngineFailure' });
  expect(JSON.stringify([error?.message, error?.stack, error])).not.toContain('hunter2');
});
