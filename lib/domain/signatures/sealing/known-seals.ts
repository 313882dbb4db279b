import { now } from '@/lib/core/clock';
import type { SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { certificateMac, checkCertificateMac } from '../../events/evidence-key';
import { insertSealCertificate, listSealCertificates } from './store';

/** A certificate that this service has sealed with: PEM, its issuers after it. */
export type KnownSeal = { fingerprint: string; pem: string; knownSince: Date };

type Noted = Pick<SealIdentity, 'sha256Fingerprint' | 'certificatePem' | 'chainPem'>;

const held = globalThis as { paraphNotedSeals?: Set<string> };

/** Keeps a certificate as one of ours, for ever: seals that it made verify after a rotation. The key is not kept. */
export async function noteSealCertificate({ sha256Fingerprint, certificatePem, chainPem }: Noted): Promise<void> {
  held.paraphNotedSeals ??= new Set();
  if (held.paraphNotedSeals.has(sha256Fingerprint)) return;
  const pem = [certificatePem, ...chainPem].map((part) => part.trim()).join('\n');
  const certificate = { fingerprint: sha256Fingerprint, pem, knownSince: now() };
  await insertSealCertificate({ ...certificate, mac: certificateMac(certificate) });
  held.paraphNotedSeals.add(sha256Fingerprint);
}

/** The certificates that are ours. `refused` are rows that this service did not write: what they name is nobody's seal. */
export async function knownSeals(): Promise<{ seals: KnownSeal[]; refused: string[] }> {
  const rows = await listSealCertificates();
  const isOurs = (row: (typeof rows)[number]) => checkCertificateMac(row.mac, row) === 'right';
  return {
    seals: rows.filter(isOurs).map(({ fingerprint, pem, knownSince }) => ({ fingerprint, pem, knownSince })),
    refused: rows.filter((row) => !isOurs(row)).map(({ fingerprint }) => fingerprint),
  };
}
