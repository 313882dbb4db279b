import { execFileSync } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { edited, pdfFromObjects, pdfOf, plainPages, streamObject } from '@/lib/engines/pdf/testing/odd-pages';

const MEGABYTE = 1024 * 1024;
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const pageWith = (entries: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${entries} >>`;
const text = (words: string) => new TextEncoder().encode(words);

/** A gigabyte of spaces, deflated: a megabyte, made of the same block again and again. */
function gigabyteOfSpaces(): Uint8Array {
  const header = Buffer.from([0x78, 0x9c]);
  const block = deflateRawSync(Buffer.alloc(MEGABYTE, 0x20), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([header, ...Array.from({ length: 1024 }, () => block)]);
}

/** Encrypted by qpdf: the ways that files in the world are. */
async function encrypted(userPassword: string, ...how: string[]): Promise<Uint8Array> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paraph-odd-'));
  const [open, locked] = [path.join(folder, 'open.pdf'), path.join(folder, 'locked.pdf')];
  try {
    writeFileSync(open, await pdfOf(plainPages(2), (document) => document.setTitle('Locked')));
    execFileSync('qpdf', ['--allow-weak-crypto', '--object-streams=generate', '--encrypt', userPassword, 'owner', ...how, '--', open, locked]);
    return new Uint8Array(readFileSync(locked));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Files that are no PDF, locked, damaged or hostile, each made anew by its function. */
export const oddFiles = {
  'no bytes': async () => new Uint8Array(),
  'a JPEG named .pdf': async () => new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3_000, 7)])),
  'a sign-in page': async () => text('<!DOCTYPE html><html><title>Sign in</title></html>'),
  'plain text': async () => text('Dear Anna,\nplease sign.\n'),
  'an Office document': async () => text('PK\u0003\u0004 [Content_Types].xml word/document.xml'),
  'five megabytes and a byte': async () => Buffer.concat([await pdfOf(plainPages(1)), Buffer.alloc(5 * MEGABYTE)]).subarray(0, 5 * MEGABYTE + 1),
  'exactly five megabytes': async () => {
    const pictureBytes = 5 * MEGABYTE - 4_000;
    const padded = (size: number) =>
      pdfFromObjects([CATALOG, ONE_PAGE, pageWith('/Contents 4 0 R'), streamObject('', Buffer.alloc(0)), streamObject('', randomFillSync(Buffer.alloc(size)))]);
    return padded(pictureBytes + 5 * MEGABYTE - padded(pictureBytes).length);
  },
  'a mail header before the PDF': async () => Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), await pdfOf(plainPages(1))]),
  'a user password': () => encrypted('secret', '256'),
  'an older user password': () => encrypted('secret', '128', '--use-aes=n'),
  'an owner password alone (AES-256)': () => encrypted('', '256', '--modify=none'),
  'an owner password alone (AES-128)': () => encrypted('', '128', '--use-aes=y', '--modify=none'),
  'an owner password alone (RC4)': () => encrypted('', '40', '--modify=n'),
  'cut in the middle': async () => {
    const pdf = await pdfOf(plainPages(20));
    return pdf.subarray(0, Math.floor(pdf.length / 2));
  },
  'a cross-reference table of nonsense': async () => edited(await pdfOf(plainPages(2)), (pdf) => pdf.replace(/\d{10} 00000 n/g, '9999999999 00000 n')),
  'nothing but a header': async () => text('%PDF-1.7\nhello\nstartxref\n0\n%%EOF'),
  'a page that is listed but missing': async () => pdfFromObjects([CATALOG, '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>', pageWith('')]),
  'no pages': async () => pdfFromObjects([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>']),
  'fifty pages': () => pdfOf(plainPages(50)),
  'fifty-one pages': () => pdfOf(plainPages(51)),
  'one page listed twice': async () => pdfFromObjects([CATALOG, '<< /Type /Pages /Kids [3 0 R 3 0 R] /Count 2 >>', pageWith('')]),
  'a tree of pages that is a loop': async () =>
    pdfFromObjects([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  'a tree of pages ten thousand deep': async () =>
    pdfFromObjects([CATALOG, ...Array.from({ length: 10_000 }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 >>`), pageWith('')]),
  'a tree of pages that doubles at every level': async () =>
    pdfFromObjects([
      CATALOG,
      ...Array.from({ length: 30 }, (_, index) => `<< /Type /Pages /Kids [${index + 3} 0 R ${index + 3} 0 R] /Count 2 >>`),
      pageWith(''),
    ]),
  'arrays nested a hundred thousand deep': async () => pdfFromObjects([CATALOG, ONE_PAGE, pageWith(`/X ${'['.repeat(100_000)}${']'.repeat(100_000)}`)]),
  'content that unpacks to a gigabyte': async () =>
    pdfFromObjects([CATALOG, ONE_PAGE, pageWith('/Contents 4 0 R'), streamObject('/Filter /FlateDecode', gigabyteOfSpaces())]),
  'content that unpacks twice': async () =>
    pdfFromObjects([CATALOG, ONE_PAGE, pageWith('/Contents 4 0 R'), streamObject('/Filter [/FlateDecode /FlateDecode]', deflateSync(gigabyteOfSpaces()))]),
  'an object stream that unpacks to a gigabyte': async () =>
    pdfFromObjects([CATALOG, ONE_PAGE, pageWith(''), streamObject('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', gigabyteOfSpaces())]),
  'a form that draws itself': async () =>
    pdfFromObjects([
      CATALOG,
      ONE_PAGE,
      pageWith('/Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>'),
      streamObject('', Buffer.from('/F Do')),
      streamObject('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>', Buffer.from('/F Do /F Do')),
    ]),
  'forms that draw one another a billion times': async () =>
    pdfFromObjects([
      CATALOG,
      ONE_PAGE,
      pageWith('/Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >>'),
      streamObject('', Buffer.from('/F Do')),
      ...Array.from({ length: 12 }, (_, index) =>
        streamObject(`/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /XObject << /F ${index + 6} 0 R >> >>`, Buffer.from('/F Do '.repeat(10))),
      ),
      streamObject('/Type /XObject /Subtype /Form /BBox [0 0 600 800]', Buffer.from('0 0 500 500 re f')),
    ]),
  'a page of a fingernail': () => pdfOf([{ size: [10, 10] }]),
  'a page of a kilometre': () => pdfOf([{ size: [2_834_645, 800] }]),
  'a page like a ribbon': () => pdfOf([{ size: [60, 9_000] }]),
} satisfies Record<string, () => Promise<Uint8Array>>;
