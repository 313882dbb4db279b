// @peculiar/x509 finds its parts through this; it must come first.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const YEARS_VALID = 10;
const DAY_MS = 86_400_000;
const DOCUMENT_SIGNING = '1.3.6.1.5.5.7.3.36';
const EMAIL_PROTECTION = '1.3.6.1.5.5.7.3.4';

// The first digit keeps the number positive and of full length.
const serialNumber = (): string => `1${randomBytes(15).toString('hex').slice(1)}`;
/** Characters of a common name, by X.520. */
const MAX_COMMON_NAME = 64;
const named = (organisation: string, role: string): x509.JsonName => {
  // The library takes quotation marks and a leading # for syntax of its own.
  const plain = organisation.replace(/["#\\]/g, '').trim() || 'Paraph';
  return [{ CN: [`${plain.slice(0, MAX_COMMON_NAME - role.length - 1).trim()} ${role}`] }, { O: [plain] }];
};

/** PEM blocks of a new key, its certificate and the root that issued it, in this order. The root's key is thrown away. */
export async function makeSealIdentity(name: string, now: Date): Promise<string> {
  x509.cryptoProvider.set(crypto);
  const validity = { notBefore: new Date(now.getTime() - DAY_MS), notAfter: new Date(now.getTime()) };
  validity.notAfter.setUTCFullYear(validity.notAfter.getUTCFullYear() + YEARS_VALID);
  const rootKeys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    serialNumber: serialNumber(),
    name: named(name, 'Document Root'),
    signingAlgorithm: ALGORITHM,
    keys: rootKeys,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const leaf = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: serialNumber(),
    subject: named(name, 'Document Seal'),
    issuer: root.subjectName,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
      // With documentSigning alone poppler reports an "unknown issue with certificate".
      new x509.ExtendedKeyUsageExtension([DOCUMENT_SIGNING, EMAIL_PROTECTION], false),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const keyPem = `-----BEGIN PRIVATE KEY-----\n${key.replace(/.{64}/g, '$&\n').trimEnd()}\n-----END PRIVATE KEY-----`;
  return `${[keyPem, leaf.toString('pem'), root.toString('pem')].join('\n')}\n`;
}
