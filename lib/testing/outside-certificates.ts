// @peculiar/x509 finds its parts through this; it must come first.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;

const validity = () => ({ notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + DAY_MS) });
const serialNumber = () => `1${randomBytes(7).toString('hex')}`;
const makeKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

async function makeAuthority() {
  x509.cryptoProvider.set(crypto);
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity(),
    serialNumber: serialNumber(),
    name: 'CN=Authority of the tests',
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [new x509.BasicConstraintsExtension(true, 0, true), new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true)],
  });
  return { keys, certificate, pem: certificate.toString('pem') };
}

let held: ReturnType<typeof makeAuthority> | undefined;

/** The authority that the servers of this test file are certified by, made at first use. */
export const authority = () => {
  held ??= makeAuthority();
  return held;
};

/** Key and certificate, as PEM, of a server for these names and for 127.0.0.1. */
export async function certify(names: readonly string[]): Promise<{ key: string; cert: string }> {
  const issuer = await authority();
  const keys = await makeKeys();
  const certificate = await x509.X509CertificateGenerator.create({
    ...validity(),
    serialNumber: serialNumber(),
    subject: 'CN=Server of the tests',
    issuer: issuer.certificate.subjectName,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: issuer.keys.privateKey,
    extensions: [new x509.SubjectAlternativeNameExtension([...names.map((value) => ({ type: 'dns', value }) as const), { type: 'ip', value: '127.0.0.1' }])],
  });
  const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n`, cert: certificate.toString('pem') };
}
