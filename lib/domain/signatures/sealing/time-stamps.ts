import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { env } from '@/lib/core/env';
import { log } from '@/lib/core/log';
import { callOutside } from '@/lib/engines/net/call-outside';
import { OutsideFailure } from '@/lib/engines/net/outside-failure';
import type { CheckedTimeStamp } from '@/lib/engines/pdf/seal/check-time-stamp';
import type { AskForTimeStamp } from '@/lib/engines/pdf/seal/seal-with-time-stamp';
import { isTrusted, TimeStampRefused, type TimeStampRequest, timeStampRequest, tokenOf } from '@/lib/engines/pdf/seal/time-stamp';

/** `allMs` is for all authorities together, as the signer waits meanwhile; `shareMs` is what each that follows has at least. */
const patience = { allMs: 20_000, shareMs: 10_000 };
const maxReplyBytes = 64 * 1024;

/** Asks the configured authorities in their order until one gives a time-stamp; null where none is configured. */
export const timeStampsWanted = ({ allMs, shareMs } = patience): AskForTimeStamp | null =>
  env().TIMESTAMP_URLS.length > 0 ? (digest) => ask(digest, allMs, shareMs) : null;

async function ask(digest: Uint8Array, allMs: number, shareMs: number): Promise<Awaited<ReturnType<AskForTimeStamp>>> {
  const endsAt = performance.now() + allMs;
  const addresses = env().TIMESTAMP_URLS;
  for (const [index, address] of addresses.entries()) {
    const left = endsAt - performance.now();
    const others = addresses.length - index - 1;
    if (left <= 0) break;
    try {
      return await askOne(address, timeStampRequest(digest), Math.max(1, left - others * shareMs));
    } catch (error) {
      // Whatever is wrong there, a time-stamp is not worth a signature that is never sealed.
      const isTheirs = error instanceof OutsideFailure || error instanceof TimeStampRefused;
      log().warn({ authority: new URL(address).host, ...(isTheirs ? { problem: error.message } : { err: error }) }, 'a time-stamp authority gave nothing');
    }
  }
  log().error({ authorities: addresses.map((address) => new URL(address).host) }, 'no authority gave a time-stamp: the seal is made without one');
  return null;
}

async function askOne(address: string, request: TimeStampRequest, timeoutMs: number) {
  const trusted = await trustedAuthorities();
  const url = new URL(address);
  const credentials = url.username ? `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}` : null;
  url.username = '';
  url.password = '';
  const answer = await callOutside(url.href, {
    method: 'POST',
    headers: {
      'content-type': 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      ...(credentials ? { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` } : {}),
    },
    body: request.der,
    maxBytes: maxReplyBytes,
    maxRedirects: 0,
    // The reply is signed, and what goes out is a digest: most authorities offer nothing else. A password is never sent in clear.
    mayBePlain: credentials === null,
    timeoutMs,
  });
  if (answer.status !== 200) throw new TimeStampRefused(`The authority answered with the status ${answer.status}.`);
  const { token, stamp } = tokenOf(answer.bytes, request, trusted);
  return { token, at: stamp.at };
}

/** Why no authority could ever give a time-stamp as this is configured; null where one may. A message names hosts, never a password. */
export async function timeStampsProblem(): Promise<string | null> {
  const { TIMESTAMP_URLS, TIMESTAMP_CERTIFICATES_FILE, ALLOW_PRIVATE_ADDRESSES } = env();
  const inClear = TIMESTAMP_URLS.map((address) => new URL(address)).find(({ protocol, username }) => protocol === 'http:' && username);
  if (inClear && ALLOW_PRIVATE_ADDRESSES !== '1')
    return `TIMESTAMP_URLS: ${inClear.host} is named with a password and http://, and a password is sent by https:// alone.`;
  try {
    await trustedAuthorities();
    return null;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return `TIMESTAMP_CERTIFICATES_FILE: ${code === 'ENOENT' ? `${TIMESTAMP_CERTIFICATES_FILE}: there is no such file.` : message}`;
  }
}

/** Whether a stamp is by one of the named authorities: by none where none are named, as anybody can make themselves one. */
export async function isByNamedAuthority(stamp: Pick<CheckedTimeStamp, 'chain'>): Promise<boolean> {
  // A file that cannot be read takes nothing from a verification but this: a start says what is wrong with it.
  return isTrusted(stamp, await trustedAuthorities().catch(() => []));
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;

/** Those whose time-stamps are accepted; anybody's where none are named. */
async function trustedAuthorities(): Promise<X509Certificate[]> {
  const file = env().TIMESTAMP_CERTIFICATES_FILE;
  if (!file) return [];
  const blocks = (await readFile(/* turbopackIgnore: true */ file, 'utf8')).match(CERTIFICATE) ?? [];
  if (blocks.length === 0) throw new TimeStampRefused(`${file} holds no certificate.`);
  return blocks.map((block) => new X509Certificate(block));
}
