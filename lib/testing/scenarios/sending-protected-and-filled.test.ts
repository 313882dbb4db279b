import { PDFHexString, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { filledForm, fillWithoutDrawing } from '@/lib/engines/pdf/testing/odd-contents';
import { oddFiles } from '@/lib/engines/pdf/testing/odd-files';
import { makeAccount } from '../account';
import { createRequest } from '../signing';
import { insideOf, sealOf, signedPdf, textOf } from './signed-document';
import { type WayIn, waysIn } from './ways-in';

async function signed(pdf: Uint8Array, way: WayIn = 'pdf_base64') {
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, { title: undefined, document: await waysIn[way](pdf, key) });
  expect([status, json.error]).toEqual([201, undefined]);
  return signedPdf(json);
}

test.each([
  ['an owner password alone (AES-256)', 'pdf_base64'],
  ['an owner password alone (AES-128)', 'upload_id'],
  ['an owner password alone (RC4)', 'pdf_url'],
] as const)('scenario 7: %s, by %s, is accepted, and what was signed opens without a password and can be read', async (name, way) => {
  const pdf = await signed(await oddFiles[name](), way);
  expect(textOf(pdf)).toMatch(/Page 1[\s\S]*Page 2/);
  expect(insideOf(pdf)).not.toContain('/Encrypt');
  expect(sealOf(pdf)).toContain('Signature is Valid.');
});

test('scenario 10: the values of a filled form are to be read in the signed PDF, and its fields are gone', async () => {
  const pdf = await signed(await filledForm());
  const text = textOf(pdf);
  for (const value of ['Heidelberg', 'yearly', 'Page 1', 'Page 2', 'Anna Berg']) expect(text).toContain(value);
  // The seal is the one field that is left.
  expect(insideOf(pdf).match(/\/FT \/\w+/g)).toEqual(['/FT /Sig']);
});

test.each([
  ['in Latin', PDFString.of('Undrawn Castle')],
  ['in another script', PDFHexString.fromText('Παπαδόπουλος')],
])('scenario 10: a value that its program never drew is drawn, %s', async (_, value) => {
  const pdf = await signed(await filledForm((document) => fillWithoutDrawing(document, 'city', value)));
  expect(textOf(pdf)).toContain(value.decodeText());
  expect(textOf(pdf)).toContain('yearly');
});
