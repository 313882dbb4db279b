import { z } from 'zod';
import { byAnybody } from '@/lib/core/auth';
import { BinaryFile, binaryFile } from '@/lib/core/binary-file';
import { operation } from '@/lib/core/operation';
import { sealIdentity } from '../sealing/seal';

export const downloadSealCertificate = operation({
  name: 'downloadSealCertificate',
  http: 'GET /verify/certificate.pem',
  summary: 'The certificate that seals, with its issuers, for readers that are to trust it',
  effect: 'read',
  success: 200,
  auth: byAnybody,
  body: 'none',
  input: z.strictObject({}),
  output: binaryFile('application/x-pem-file'),
  errors: [],
  async run() {
    const { certificatePem, chainPem } = await sealIdentity();
    const pem = [certificatePem, ...chainPem].map((block) => block.trim()).join('\n');
    return new BinaryFile(new Uint8Array(Buffer.from(`${pem}\n`)), 'application/x-pem-file', { name: 'paraph-seal.pem' });
  },
});
