import { db } from '@/lib/core/db';

type SealCertificateRow = { fingerprint: string; pem: string; knownSince: Date; mac: string };

/** Where it is known already, the first row stays. */
export async function insertSealCertificate(row: SealCertificateRow): Promise<void> {
  await db().sealCertificate.createMany({ data: [row], skipDuplicates: true });
}

export const listSealCertificates = (): Promise<SealCertificateRow[]> => db().sealCertificate.findMany({ orderBy: { knownSince: 'asc' } });
