import { brokenFile } from '../office-refused.ts';

const UTF8 = /^utf-?8$/i;
const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text of an XML part, which is UTF-8 in nearly all files, and UTF-16 in some. */
export function decodePart(bytes: Uint8Array, part: string): string {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const label = utf16Of(view) ?? DECLARED.exec(view.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true }).decode(view);
  } catch {
    throw brokenFile(`${part} is not written as it says (${label})`);
  }
}

function utf16Of(view: Buffer): string | undefined {
  const [first, second] = view;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0x3c && second === 0) return 'utf-16le';
  if (first === 0 && second === 0x3c) return 'utf-16be';
  return undefined;
}

/** The bytes of a part that was changed; whatever it was written in before, it is UTF-8 now. */
export const encodePart = (xml: string): Uint8Array => {
  const label = DECLARED.exec(xml)?.[1];
  return Buffer.from(label === undefined || UTF8.test(label) ? xml : xml.replace(label, 'UTF-8'));
};
