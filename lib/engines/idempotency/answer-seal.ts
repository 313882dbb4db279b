import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/core/env';
import { hmacSha256 } from '@/lib/core/ids';

const ivBytes = 12;
const tagBytes = 16;

/** What a repeat must know to read the first answer: neither is stored. */
export type Secrets = { idempotencyKey: string; credential: string; operation: string };

/** Where the answer is kept. Says nothing of key or credential to whom has the database alone. */
export const placeOf = ({ idempotencyKey, credential, operation }: Secrets): string =>
  hmacSha256(env().APPLICATION_KEY, ['idempotency', operation, credential, idempotencyKey].join('\n')).toString('hex');

const sealingKey = ({ idempotencyKey, credential }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', `${credential}\n${idempotencyKey}`, env().APPLICATION_KEY, 'idempotent answer', 32));

export function sealAnswer(answer: unknown, secrets: Secrets): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secrets), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), body]));
}

export function openAnswer(sealed: Uint8Array, secrets: Secrets): unknown {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secrets), sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8'));
}
