import { now } from '@/lib/core/clock';
import type { SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { certificateMac, checkCertificateMac, type MacResult } from '../../events/evidence-key';
import { findSealCertificate, insertSealCertificate, listSealCertificates, renewSealCertificate } from './store';

/** A certificate that this service has sealed with: PEM, its issuers after it. */
export type KnownSeal = { fingerprint: string; pem: string; knownSince: Date };

type Noted = Pick<SealIdentity, 'sha256Fingerprint' | 'certificatePem' | 'chainPem'>;

const held = globalThis as { paraphNotedSeals?: Set<string> };

/**
 * Keeps a certificate as one of ours, for ever: seals that it made verify after a rotation. The key is not kept. Whoever calls
 * holds the certificate itself, so a row that does not prove itself, as its evidence key was lost, is written anew.
 */
export async function noteSealCertificate({ sha256Fingerprint, certificatePem, chainPem }: Noted): Promise<void> {
  held.paraphNotedSeals ??= new Set();
  if (held.paraphNotedSeals.has(sha256Fingerprint)) return;
  const pem = [certificatePem, ...chainPem].map((part) => part.trim()).join('\n');
  const certificate = { fingerprint: sha256Fingerprint, pem, knownSince: now() };
  await insertSealCertificate({ ...certificate, mac: certificateMac(certificate) });
  const kept = await findSealCertificate(sha256Fingerprint);
  if (kept && checkCertificateMac(kept.mac, kept) !== 'right') await renewSealCertificate({ ...certificate, mac: certificateMac(certificate) }, kept.mac);
  held.paraphNotedSeals.add(sha256Fingerprint);
}

/**
 * `seals` are ours. `refused` are rows that this service did not write: what they name is nobody's seal. `unproven` are rows under
 * an evidence key that this service was not given: it may have written them, or anybody else.
 */
export type KnownSeals = { seals: KnownSeal[]; refused: string[]; unproven: string[] };

export async function knownSeals(): Promise<KnownSeals> {
  const rows = (await listSealCertificates()).map(({ mac, ...row }) => ({ row, result: checkCertificateMac(mac, row) }));
  const those = (wanted: MacResult) => rows.filter(({ result }) => result === wanted).map(({ row }) => row);
  const fingerprints = (wanted: MacResult) => those(wanted).map(({ fingerprint }) => fingerprint);
  return { seals: those('right'), refused: fingerprints('wrong'), unproven: fingerprints('unknown_key') };
}
