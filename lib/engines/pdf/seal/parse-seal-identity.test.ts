// @peculiar/x509 finds its parts through this; it must come first.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { expect, test } from 'vitest';
import { parseSealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const year = (number: number) => new Date(Date.UTC(number, 0, 1));
type Validity = { notBefore: Date; notAfter: Date };

/** PEM of a key, its certificate, and the authority that issued it, which may lack the right to issue anything. */
async function identity(leaf: Validity, root: Validity, isAuthority = true): Promise<string> {
  x509.cryptoProvider.set(crypto);
  const [rootKeys, keys] = [await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']), await crypto.subtle.generateKey(ALGORITHM, true, ['sign'])];
  const issuer = { serialNumber: '01', signingAlgorithm: ALGORITHM };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...{ ...issuer, ...root, name: 'CN=Root', keys: rootKeys },
    extensions: [new x509.BasicConstraintsExtension(isAuthority)],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...{ ...issuer, ...leaf, subject: 'CN=Seal', issuer: 'CN=Root', publicKey: keys.publicKey, signingKey: rootKeys.privateKey },
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return [`-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----`, certificate.toString('pem'), authority.toString('pem')].join('\n');
}

const parsed = (pem: string) => parseSealIdentity({ pem, source: 'seal.pem' }, { pem, source: 'seal.pem' });

test('a seal is valid only while its certificate and every issuer of it are', async () => {
  const [long, short] = [
    { notBefore: year(2020), notAfter: year(2040) },
    { notBefore: year(2025), notAfter: year(2030) },
  ];
  const within = { validFrom: year(2025), validTo: year(2030) };
  expect(parsed(await identity(long, short))).toMatchObject(within);
  expect(parsed(await identity(short, long))).toMatchObject(within);
});

test('a certificate that may issue none is no issuer, whatever it signed', async () => {
  const validity = { notBefore: year(2020), notAfter: year(2040) };
  const pem = await identity(validity, validity, false);
  expect(() => parsed(pem)).toThrow('certificate 2 (CN=Root) did not issue the one that seals');
});
