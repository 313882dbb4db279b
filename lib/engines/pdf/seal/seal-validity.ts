import type { CertificateFacts } from '@/lib/engines/pdf/seal/certificate-facts';

/** Purposes under which readers take a signature of a document: RFC 9336, email protection, Adobe's, Microsoft's, any. */
const SEALING_PURPOSES = ['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4', '1.2.840.113583.1.1.5', '1.3.6.1.4.1.311.10.3.12', '2.5.29.37.0'];
const SIGNING_USES = ['digitalSignature', 'nonRepudiation'];

/** Why a certificate may not seal documents whatever the time; null where it may. A certificate that says nothing of its use may. */
export function usageProblem({ keyUsage, purposes }: Pick<CertificateFacts, 'keyUsage' | 'purposes'>): string | null {
  if (keyUsage && !keyUsage.some((use) => SIGNING_USES.includes(use)))
    return `the certificate’s key usage is ${keyUsage.join(', ')}; sealing needs digitalSignature or nonRepudiation.`;
  if (purposes && !purposes.some((purpose) => SEALING_PURPOSES.includes(purpose)))
    return `the certificate’s extended key usage is ${purposes.join(', ')}; sealing needs documentSigning (1.3.6.1.5.5.7.3.36) or emailProtection.`;
  return null;
}

type Span = { subject: string; validFrom: Date; validTo: Date };

/** Why a certificate cannot seal at a time; null where it can. */
export function timeProblem({ subject, validFrom, validTo }: Span, at: Date): string | null {
  if (at < validFrom) return `The seal’s certificate (${subject}), or one that issued it, is valid only from ${validFrom.toISOString()} on.`;
  if (at > validTo) return `The seal’s certificate (${subject}), or one that issued it, ended on ${validTo.toISOString()}.`;
  return null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that are left, begun ones counted; 0 or less once it has ended. */
export const daysLeft = ({ validTo }: Pick<Span, 'validTo'>, at: Date): number => Math.ceil((validTo.getTime() - at.getTime()) / DAY_MS);

/** From when on it is time to get another. */
export const warningDays = 30;
