import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from '@/lib/testing/call';
import { sealIdentity } from '../sealing/seal';
import { downloadSealCertificate } from './download-seal-certificate';

const { GET } = serve(downloadSealCertificate);

test('the certificate that seals and its issuers, as PEM, and never the key', async () => {
  const { response, headers } = await call(GET);
  const pem = await response.text();
  const certificates = (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map((block) => new X509Certificate(block));
  const { sha256Fingerprint } = await sealIdentity();
  expect(certificates.map((certificate) => certificate.fingerprint256.replaceAll(':', '').toLowerCase())[0]).toBe(sha256Fingerprint);
  expect(certificates[0]?.verify(certificates[1]?.publicKey as never)).toBe(true);
  expect(pem).not.toContain('PRIVATE');
  expect(headers.get('content-disposition')).toContain('paraph-seal.pem');
});
