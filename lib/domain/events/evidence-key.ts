import { env } from '@/lib/core/env';
import { hmacSha256, sameSecret, sha256 } from '@/lib/core/ids';

/**
 * Terminology. The *evidence key* proves that this service wrote a record: whoever has only the database can compute
 * every hash anew, but no MAC under this key. It is a secret of its own (EVIDENCE_KEY), so that it can be kept away from those
 * who must know the others, and be changed without killing a link or locking sealed data.
 */
type Purpose = 'event' | 'head' | 'installation' | 'seal certificate';

/** `unknown_key`: made under a key that this service was not given. */
export type MacResult = 'right' | 'wrong' | 'unknown_key';

const keyId = (key: string): string => hmacSha256(key, 'evidence key').toString('hex').slice(0, 8);
/** No part holds a line break: ids, hashes, numbers and times. */
const macUnder = (key: string, purpose: Purpose, parts: readonly (string | number)[]): string =>
  `${keyId(key)}.${hmacSha256(key, [purpose, ...parts].join('\n')).toString('hex')}`;

const evidenceMac = (purpose: Purpose, ...parts: (string | number)[]): string => macUnder(env().EVIDENCE_KEY, purpose, parts);

function checkMac(mac: string, purpose: Purpose, ...parts: (string | number)[]): MacResult {
  const key = [env().EVIDENCE_KEY, ...env().EVIDENCE_KEY_PREVIOUS].find((each) => mac.startsWith(`${keyId(each)}.`));
  if (key === undefined) return 'unknown_key';
  return sameSecret(mac, macUnder(key, purpose, parts)) ? 'right' : 'wrong';
}

type Head = { sequence: number; hash: string };

export const eventMac = (subject: string, hash: string): string => evidenceMac('event', subject, hash);
export const checkEventMac = (mac: string, subject: string, hash: string): MacResult => checkMac(mac, 'event', subject, hash);

/** Of its own purpose, so that an event's MAC cannot be put in the head's place after the events that followed were removed. */
export const headMac = (subject: string, { sequence, hash }: Head): string => evidenceMac('head', subject, sequence, hash);
export const checkHeadMac = (mac: string, subject: string, { sequence, hash }: Head): MacResult => checkMac(mac, 'head', subject, sequence, hash);

export const installationMac = (id: string, since: Date): string => evidenceMac('installation', id, since.toISOString());
export const checkInstallationMac = (mac: string, id: string, since: Date): MacResult => checkMac(mac, 'installation', id, since.toISOString());

/** Whether a MAC was made under the key of now. */
export const isUnderKeyOfNow = (mac: string): boolean => mac.startsWith(`${keyId(env().EVIDENCE_KEY)}.`);

type Certificate = { fingerprint: string; pem: string; knownSince: Date };

const partsOf = ({ fingerprint, pem, knownSince }: Certificate) => [fingerprint, sha256(pem), knownSince.toISOString()];
export const certificateMac = (certificate: Certificate): string => evidenceMac('seal certificate', ...partsOf(certificate));
export const checkCertificateMac = (mac: string, certificate: Certificate): MacResult => checkMac(mac, 'seal certificate', ...partsOf(certificate));
