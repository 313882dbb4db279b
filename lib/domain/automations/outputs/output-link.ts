import { env } from '@/lib/core/env';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';

const hourMs = 60 * 60 * 1000;

/** One to two hours from now, at a full hour: who asks twice gets the same link. */
const expiryAfter = (at: Date): number => (Math.floor(at.getTime() / hourMs) + 2) * hourMs;

const tokenFor = (fileId: string, expiresMs: number, mac: Mac = linkMac): string =>
  `${fileId}.${expiresMs / 1000}.${mac(['output', fileId, expiresMs].join('\n')).toString('base64url')}`;

const mailedDays = 14;

/** The same for a letter, which may lie for a while: two weeks. */
export const mailedOutputLink = (fileId: string, at: Date): string =>
  `${env().BASE_URL}/outputs/${tokenFor(fileId, (Math.floor(at.getTime() / hourMs) + mailedDays * 24) * hourMs)}`;

/** A link that opens a file without a credential for one to two hours. */
export const outputLink = (fileId: string, at: Date): string => `${env().BASE_URL}/outputs/${outputToken(fileId, at)}`;

export const outputToken = (fileId: string, at: Date): string => tokenFor(fileId, expiryAfter(at));

/** Which file a token opens at a time; null where it is not genuine, or its time is over. */
export function fileIdOf(token: string, at: Date): string | null {
  const [, fileId = '', seconds = '0'] = /^(file_[0-9A-Za-z]{20})\.(\d{10,12})\.[\w-]{43}$/.exec(token) ?? [];
  const expiresMs = Number(seconds) * 1000;
  return fileId !== '' && expiresMs > at.getTime() && isOwnToken(token, (mac) => tokenFor(fileId, expiresMs, mac)) ? fileId : null;
}
