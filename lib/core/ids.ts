import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random base62 characters, without the bias of a plain remainder. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) for (const byte of randomBytes(length)) if (byte < 248 && text.length < length) text += base62[byte % 62];
  return text;
}

/** An id with its kind in front: `acc_` and 20 characters, about 119 bits. */
export const newId = (kind: string): string => `${kind}_${randomBase62(20)}`;

export const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex');
export const randomBase64url = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** SHA-256 as lowercase hexadecimal. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

export const hmacSha256 = (secret: string, data: string): Buffer => createHmac('sha256', secret).update(data).digest();

/** Compares in a time that does not depend on where the two differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest()];
  return timingSafeEqual(left, right);
}
