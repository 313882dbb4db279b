import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';
import { loadOrCreateSealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { sealPdf } from '@/lib/engines/pdf/seal/seal-pdf';
import { plainPdf } from '@/lib/testing/plain-pdf';

const folder = mkdtempSync(path.join(tmpdir(), 'paraph-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const REASON = 'Request 0123. Sender a@example.com, signer (b)@example.com. \u4f9d\u983c\u756a\u53f7';

async function sealed(): Promise<Uint8Array> {
  return sealPdf(await plainPdf('I owe you 10 EUR.'), await loadOrCreateSealIdentity(folder, 'Paraph'), {
    reason: REASON,
    at: new Date('2026-11-21T10:00:00Z'),
  });
}

function run(command: string, args: string[], pdf: Uint8Array): string {
  const file = path.join(folder, 'checked.pdf');
  writeFileSync(file, pdf);
  return execFileSync(command, [...args, file], { stdio: 'pipe' }).toString();
}

/** As a program would that adds a remark: behind the file as it was, so that the seal's own bytes stay whole. */
async function annotated(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(pdf);
  const page = document.getPage(0);
  if (!page) throw new Error('no page');
  page.addTextAnnotation({ rect: { x: 72, y: 600, width: 200, height: 40 }, contents: 'I owe you 99,999 EUR.' });
  return document.save({ incremental: true });
}

type Json = { qpdf: [unknown, Record<string, { value?: Record<string, unknown> }>] };

/** An object of a PDF as qpdf reads it. */
function objectsOf(pdf: Uint8Array) {
  const [, objects] = (JSON.parse(run('qpdf', ['--json=2', '--json-key=qpdf'], pdf)) as Json).qpdf;
  const at = (reference: unknown) => objects[`obj:${reference}`]?.value ?? {};
  const catalog = at(objects.trailer?.value?.['/Root']);
  return { at, catalog };
}

test('the seal certifies, and permits no change', async () => {
  const { at, catalog } = objectsOf(await sealed());
  const signature = at((catalog['/Perms'] as Record<string, unknown>)['/DocMDP']);
  expect(signature).toMatchObject({ '/Type': '/Sig', '/SubFilter': '/ETSI.CAdES.detached' });
  expect(signature['/Reference']).toEqual([
    { '/Type': '/SigRef', '/TransformMethod': '/DocMDP', '/TransformParams': { '/Type': '/TransformParams', '/P': 1, '/V': '/1.2' } },
  ]);
});

test('a sealed file is clean for qpdf, valid and whole for pdfsig, and gives its reason in any script', async () => {
  const pdf = await sealed();
  expect(run('qpdf', ['--check'], pdf)).toContain('No syntax or stream encoding errors found');
  expect(run('pdfsig', ['-nocert'], pdf)).toMatch(/Total document signed[\s\S]*Signature is Valid/);
  const { at, catalog } = objectsOf(pdf);
  expect(at((catalog['/Perms'] as Record<string, unknown>)['/DocMDP'])['/Reason']).toBe(`u:${REASON}`);
});

test('an annotation that is added later shows: the seal covers no longer the whole file, though it forbade every change', async () => {
  const changed = await annotated(await sealed());
  expect(Buffer.from(changed).includes('99,999')).toBe(true);
  expect(run('pdfsig', ['-nocert'], changed)).toContain('Not total document signed');
  const { at, catalog } = objectsOf(changed);
  const { '/ByteRange': range, '/Reference': reference } = at((catalog['/Perms'] as Record<string, unknown>)['/DocMDP']);
  const [, , start = 0, length = 0] = range as number[];
  expect(start + length).toBeLessThan(changed.length);
  expect(JSON.stringify(reference)).toContain('"/P":1');
});
