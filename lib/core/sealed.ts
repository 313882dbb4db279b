import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from './env';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** What was sealed for one purpose does not open for another. */
const keyFor = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', env().APPLICATION_KEY, '', `paraph sealed: ${purpose}`, 32));

/** Encrypts a text under the application key, as base64url. Twice the same text gives two different results. */
export function sealText(purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealer = createCipheriv(cipher, keyFor(purpose), nonce);
  const body = Buffer.concat([sealer.update(text, 'utf8'), sealer.final()]);
  return Buffer.concat([nonce, sealer.getAuthTag(), body]).toString('base64url');
}

/** Throws where the text was sealed for another purpose, under another key, or was changed since. */
export function openText(purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) throw new Error(`A sealed text (${purpose}) is cut off.`);
  const opener = createDecipheriv(cipher, keyFor(purpose), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opener.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return opener.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opener.final('utf8');
  } catch (cause) {
    throw new Error(`A sealed text (${purpose}) does not open: APPLICATION_KEY is another one than it was sealed under, or it was changed.`, { cause });
  }
}
