import { expect, test } from 'vitest';
import { pdfOfBase64 } from './pdf-base64';

const words = (text: string) => {
  const bytes = pdfOfBase64(text);
  return bytes && Buffer.from(bytes).toString('latin1');
};

test.each([
  ['with padding', 'JVBERi0xLg==', '%PDF-1.'],
  ['without padding', 'JVBERi0xLg', '%PDF-1.'],
  ['in lines', 'JVBE\r\nRi0x\nLg==\n', '%PDF-1.'],
  ['with the head of a data URL', 'data:application/pdf;base64,JVBERi0xLg==', '%PDF-1.'],
])('base64 %s is read', (_name, text, expected) => {
  expect(words(text)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['the alphabet of URLs', 'JVBE-_0x'],
  ['a letter that is left over', 'JVBER'],
  ['padding within', 'JVB=Ri0x'],
  ['three signs of padding', 'JVBER==='],
  ['a sentence', 'This is the PDF.'],
  ['the head of another data URL', 'data:image/png;base64,JVBERi0xLg=='],
])('%s is refused, not guessed', (_name, text) => {
  expect(pdfOfBase64(text)).toBeNull();
});
