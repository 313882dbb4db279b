import { db } from '@/lib/core/db';

type SealCertificateRow = { fingerprint: string; pem: string; knownSince: Date; mac: string };

/** Where it is known already, the first row stays. */
export async function insertSealCertificate(row: SealCertificateRow): Promise<void> {
  await db().sealCertificate.createMany({ data: [row], skipDuplicates: true });
}

/** Only as long as the row still bears the MAC that was looked at. */
export async function renewSealCertificate({ fingerprint, ...row }: SealCertificateRow, before: string): Promise<void> {
  await db().sealCertificate.updateMany({ where: { fingerprint, mac: before }, data: row });
}

export const findSealCertificate = (fingerprint: string): Promise<SealCertificateRow | null> => db().sealCertificate.findUnique({ where: { fingerprint } });

export const listSealCertificates = (): Promise<SealCertificateRow[]> => db().sealCertificate.findMany({ orderBy: { knownSince: 'asc' } });
