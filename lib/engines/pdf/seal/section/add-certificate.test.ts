import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, test } from 'vitest';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { assembleSigned } from '@/lib/engines/pdf/seal/assemble-signed';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';
import { plainPdf } from '@/lib/testing/plain-pdf';

afterAll(closePdfEngines);

const at = new Date('2026-11-21T10:00:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'paraph-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = path.join(folder, 'whole.pdf');
const ask = (command: string, ...args: string[]) => execFileSync(command, [...args, file], { stdio: 'pipe' }).toString();

const documents: Record<string, () => Promise<Uint8Array>> = {
  'a tagged document with bookmarks of its own': async () => {
    const markdown = '## First\n\nText.\n\n## Second\n\nText.';
    return (await setMarkdown({ markdown, title: 'Deal', locale: 'en', createdAt: at, parties: [] })).pdf;
  },
  'a document without structure or bookmarks': () => plainPdf('Please sign this paper.', 2),
};

async function whole(document: Uint8Array): Promise<Uint8Array> {
  const section = {
    pdf: await plainPdf('How it was signed.', 2),
    requestId: 'ab'.repeat(16),
    locale: 'de',
    titles: { document: 'Dokument', certificate: 'Signaturzertifikat' },
  };
  const evidence = { name: 'evidence.json', mimeType: 'application/json', description: 'Evidence', bytes: Buffer.from('{}'), at };
  const pdf = await assembleSigned({ pdf: document, marks: [], certificate: section, attachments: [evidence], locale: 'de', modifiedAt: at });
  writeFileSync(file, pdf);
  return pdf;
}

type Outline = { title: string; destpageposfrom1: number; kids: Outline[] };
const outlines = (): Outline[] => (JSON.parse(ask('qpdf', '--json=2', '--json-key=outlines')) as { outlines: Outline[] }).outlines;

describe.each(Object.entries(documents))('%s', (name, made) => {
  test('people find the document and its certificate by two bookmarks, the document’s own below the first', async () => {
    const document = await made();
    const pages = (await PDFDocument.load(document)).getPageCount();
    await whole(document);
    const [first, second, ...others] = outlines();
    expect([first?.title, first?.destpageposfrom1, second?.title, second?.destpageposfrom1]).toEqual(['Dokument', 1, 'Signaturzertifikat', pages + 1]);
    expect(others).toEqual([]);
    const own = first?.kids.flatMap((kid) => [kid, ...kid.kids]).map(({ title }) => title);
    expect(own).toEqual(name.includes('bookmarks of') ? ['Deal', 'First', 'Second'] : []);
  });

  test('software finds the certificate as a part of the structure, and on each of its pages what it is', async () => {
    const pdf = await whole(await made());
    const structure = ask('pdfinfo', '-struct-text');
    const [before = '', part = ''] = structure.split(/^ *Part /m);
    expect(part).toMatch(/How it was signed\.[\s\S]*Page 2/);
    expect(before).toMatch(name.includes('tagged') ? /^Document[\s\S]*"Text\."/ : /^Document\s*$/);
    const elements = [...(await PDFDocument.load(pdf)).context.enumerateIndirectObjects()]
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict);
    const titles = elements.filter((one) => String(one.get(PDFName.of('S'))) === '/Part').map((one) => one.lookup(PDFName.of('T'), PDFHexString).decodeText());
    expect(titles).toEqual(['Signaturzertifikat']);
    const marks = (await PDFDocument.load(pdf)).getPages().map(({ node }) => /SigningCertificate[\s\S]*/.exec(String(node))?.[0]);
    expect(marks.map(Boolean)).toEqual([...marks.slice(0, -2).map(() => false), true, true]);
  });

  test('the evidence is attached as data of the file, and qpdf finds no fault', async () => {
    const pdf = await whole(await made());
    expect(ask('qpdf', '--check')).toContain('No syntax or stream encoding errors found');
    expect(ask('qpdf', '--list-attachments')).toContain('evidence.json');
    const objects = [...(await PDFDocument.load(pdf)).context.enumerateIndirectObjects()].map(([, object]) => String(object));
    expect(objects.some((object) => object.includes('/AFRelationship /Data'))).toBe(true);
  });
});
