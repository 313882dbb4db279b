import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { certificateFacts, chainOf, oneLine } from '@/lib/engines/pdf/seal/certificate-facts';
import { usageProblem } from '@/lib/engines/pdf/seal/seal-validity';

/** The key and certificates with which the service seals. */
export type SealIdentity = {
  certificatePem: string;
  /** The issuers, nearest first. */
  chainPem: string[];
  /** DER. */
  keyPkcs8: Uint8Array;
  /** Distinguished name, one line. */
  subject: string;
  /** Hexadecimal, lower case, without colons. */
  sha256Fingerprint: string;
  /** When the certificate and all its issuers are valid. */
  validFrom: Date;
  validTo: Date;
};

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g;
const MIN_RSA_BITS = 2048;

function parseKey(pem: string, source: string): KeyObject {
  if (/ENCRYPTED/.test(pem)) throw new Error(`${source}: the key is protected by a password. Decrypt it: openssl pkey -in key.pem -out plain.pem`);
  if (!pem.includes('-----BEGIN PRIVATE KEY-----')) {
    throw new Error(`${source}: no PKCS#8 key found. It must begin with -----BEGIN PRIVATE KEY-----; convert it with: openssl pkcs8 -topk8 -nodes -in key.pem`);
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch (cause) {
    throw new Error(`${source}: the key cannot be read.`, { cause });
  }
  const { namedCurve, modulusLength } = key.asymmetricKeyDetails ?? {};
  const isUsable = (key.asymmetricKeyType === 'rsa' && (modulusLength ?? 0) >= MIN_RSA_BITS) || namedCurve === 'prime256v1';
  if (!isUsable) throw new Error(`${source}: the key must be EC P-256, or RSA with at least ${MIN_RSA_BITS} bits.`);
  return key;
}

function parseCertificates(pem: string, source: string): X509Certificate[] {
  const blocks = pem.match(CERTIFICATE) ?? [];
  if (blocks.length === 0) throw new Error(`${source}: no certificate found. It must hold PEM blocks, the sealing certificate first.`);
  return blocks.map((block, index) => {
    try {
      return new X509Certificate(block);
    } catch (cause) {
      throw new Error(`${source}: certificate ${index + 1} cannot be read.`, { cause });
    }
  });
}

/** The issuers, nearest first, in whatever order they were given. One that issued nothing here was meant for something else. */
function orderedChain([leaf, ...others]: [X509Certificate, ...X509Certificate[]], source: string): X509Certificate[] {
  const [, ...chain] = chainOf(leaf, others);
  const stray = others.findIndex((certificate) => !chain.includes(certificate));
  if (stray >= 0)
    throw new Error(`${source}: certificate ${stray + 2} (${oneLine(others[stray]?.subject ?? '')}) did not issue the one that seals, nor an issuer of it.`);
  return chain;
}

/** The certificate that a PEM chain begins with, and its issuers. Throws where there is none, or one does not belong to it. */
export function readCertificates(pem: string, source: string): Pick<SealIdentity, 'certificatePem' | 'chainPem' | 'sha256Fingerprint'> {
  const [leaf, ...others] = parseCertificates(pem, source);
  if (!leaf) throw new Error(`${source}: no certificate found.`);
  const chain = orderedChain([leaf, ...others], source);
  return {
    certificatePem: leaf.toString(),
    chainPem: chain.map((certificate) => certificate.toString()),
    sha256Fingerprint: certificateFacts(leaf).sha256Fingerprint,
  };
}

/**
 * Reads and checks a PEM key and a PEM chain: the key, what the certificate may be used for, the chain. Whether it is valid is a
 * question of the time at which one seals. The sources are named in what is thrown.
 */
export function parseSealIdentity(certificates: { pem: string; source: string }, privateKey: { pem: string; source: string }): SealIdentity {
  const key = parseKey(privateKey.pem, privateKey.source);
  const [leaf, ...others] = parseCertificates(certificates.pem, certificates.source);
  if (!leaf) throw new Error(`${certificates.source}: no certificate found.`);
  const ofKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
  if (!ofKey.equals(leaf.publicKey.export({ type: 'spki', format: 'der' }))) {
    throw new Error(`${privateKey.source}: the key does not belong to the first certificate of ${certificates.source}.`);
  }
  const problem = usageProblem(certificateFacts(leaf));
  if (problem) throw new Error(`${certificates.source}: ${problem}`);
  const chain = orderedChain([leaf, ...others], certificates.source);
  const all = [leaf, ...chain];
  return {
    certificatePem: leaf.toString(),
    chainPem: chain.map((certificate) => certificate.toString()),
    keyPkcs8: new Uint8Array(key.export({ type: 'pkcs8', format: 'der' })),
    subject: oneLine(leaf.subject),
    sha256Fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
    validFrom: new Date(Math.max(...all.map(({ validFromDate }) => validFromDate.getTime()))),
    validTo: new Date(Math.min(...all.map(({ validToDate }) => validToDate.getTime()))),
  };
}
