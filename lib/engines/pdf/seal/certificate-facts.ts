import type { X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import { Certificate } from 'pkijs';

/** What a certificate says, for people and for checks. */
export type CertificateFacts = {
  /** Distinguished names, one line each. */
  subject: string;
  issuer: string;
  /** Hexadecimal, lower case, without colons. */
  sha256Fingerprint: string;
  serialNumber: string;
  notBefore: Date;
  notAfter: Date;
  isCa: boolean;
  /** Names of RFC 5280, 4.2.1.3; null where the certificate does not limit its use. */
  keyUsage: readonly string[] | null;
  /** Object identifiers; null where the certificate does not limit its purpose. */
  purposes: readonly string[] | null;
  pem: string;
};

/** RFC 5280, 4.2.1.3, in the order of their bits. */
const KEY_USAGES = [
  'digitalSignature',
  'nonRepudiation',
  'keyEncipherment',
  'dataEncipherment',
  'keyAgreement',
  'keyCertSign',
  'cRLSign',
  'encipherOnly',
  'decipherOnly',
];
const KEY_USAGE = '2.5.29.15';

export const oneLine = (name: string): string => name.split('\n').join(', ');

/** Reads a certificate. Throws what the library throws where it is none. */
export function certificateFacts(certificate: X509Certificate): CertificateFacts {
  return {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    sha256Fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    serialNumber: certificate.serialNumber,
    notBefore: certificate.validFromDate,
    notAfter: certificate.validToDate,
    isCa: certificate.ca,
    keyUsage: keyUsageOf(certificate),
    // Node calls the extended key usage so.
    purposes: certificate.keyUsage ?? null,
    pem: certificate.toString(),
  };
}

function keyUsageOf(certificate: X509Certificate): string[] | null {
  const { result } = fromBER(Uint8Array.from(certificate.raw).buffer);
  const value = new Certificate({ schema: result }).extensions?.find(({ extnID }) => extnID === KEY_USAGE)?.parsedValue;
  if (!value) return null;
  const bytes = new Uint8Array(value.valueBlock.valueHexView);
  return KEY_USAGES.filter((_, bit) => ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
}

/**
 * The certificate and its issuers, nearest first, as far as the others hold them. Each is issued and signed by the next; the last
 * one is a root (issued by itself), or its issuer is not there.
 */
export function chainOf(leaf: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] {
  const chain = [leaf];
  for (let last = leaf; chain.length <= MAX_CHAIN && !isRoot(last); ) {
    const issuer = others.find((candidate) => !chain.includes(candidate) && isIssuedBy(last, candidate));
    if (!issuer) break;
    chain.push(issuer);
    last = issuer;
  }
  return chain;
}

const MAX_CHAIN = 10;

/** Whether a certificate issued itself. */
export const isRoot = (certificate: X509Certificate): boolean => isSignedBy(certificate, certificate);

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean => issuer.ca && isSignedBy(certificate, issuer);

function isSignedBy(certificate: X509Certificate, issuer: X509Certificate): boolean {
  try {
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  } catch {
    return false;
  }
}
