import { createPrivateKey, X509Certificate } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { certifyNext } from './certify.ts';
import type { SealIdentity } from './parse-seal-identity.ts';
import { maxTokenBytes } from './time-stamp.ts';

const EC = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;
const FIELD_NAME = 'DocumentSeal';

const der = (pem: string): Uint8Array => new Uint8Array(new X509Certificate(pem).raw);

async function signerOf(identity: SealIdentity): Promise<CryptoKeySigner> {
  const isRsa = createPrivateKey({ key: Buffer.from(identity.keyPkcs8), format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'rsa';
  const key = await crypto.subtle.importKey('pkcs8', Uint8Array.from(identity.keyPkcs8), isRsa ? RSA : EC, false, ['sign']);
  const chain = identity.chainPem.map(der);
  return isRsa
    ? new CryptoKeySigner(key, der(identity.certificatePem), 'RSA', 'RSASSA-PKCS1-v1_5', chain)
    : new CryptoKeySigner(key, der(identity.certificatePem), 'EC', 'ECDSA', chain);
}

/** `timeStamp` makes a token over the SHA-256 of the signature. What it throws, sealing throws. */
type SealOptions = { reason: string; at: Date; timeStamp?: (digest: Uint8Array) => Promise<Uint8Array> };

/** Bytes for the signature, its certificates and a time-stamp with its own. */
const STAMPED_BYTES = 12_288 + maxTokenBytes;

const timeStampOptions = (timeStamp: SealOptions['timeStamp']) =>
  timeStamp ? ({ level: 'B-T', timestampAuthority: { timestamp: timeStamp }, estimatedSize: STAMPED_BYTES } as const) : ({ level: 'B-B' } as const);

/** Certifies and seals a finished PDF (PAdES B-B, B-T with a time-stamp): any later change shows in a reader. Nothing may be written to it afterwards. */
export async function sealPdf(bytes: Uint8Array, identity: SealIdentity, options: SealOptions): Promise<Uint8Array> {
  const pdf = await PDF.load(bytes);
  certifyNext(pdf, options.reason);
  const { bytes: sealed, warnings } = await pdf.sign({
    signer: await signerOf(identity),
    fieldName: FIELD_NAME,
    signingTime: options.at,
    subFilter: 'ETSI.CAdES.detached',
    ...timeStampOptions(options.timeStamp),
  });
  // An unsealed document must never pass for a sealed one.
  const added = Buffer.from(sealed.subarray(bytes.length));
  if (sealed.length <= bytes.length || !added.includes('/ByteRange') || !added.includes('/DocMDP')) {
    throw new Error(`The seal was not written: ${JSON.stringify(warnings)}`);
  }
  return sealed;
}
