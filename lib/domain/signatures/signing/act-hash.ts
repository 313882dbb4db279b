import { sha256 } from '@/lib/core/ids';
import type { Act } from '../store';

type Recorded = Omit<Act, 'id' | 'requestId'>;

/**
 * A whole act as the event of the signature holds its hash: which marks and entries, from where, when. Pairs in the order of their
 * names, so that their JSON is the same everywhere; the attachment of the signed PDF bears them, so that anyone can compute the hash.
 */
export function actRecord(act: Recorded): [name: string, value: unknown][] {
  return sorted({
    at: act.at.toISOString(),
    consentLanguage: act.consentLanguage,
    consentSha256: act.consentSha256,
    consentVersion: act.consentVersion,
    ip: act.ip,
    kind: act.kind,
    party: act.party,
    pictureSha256: act.pictureSha256,
    signatureSha256: act.signature === null ? null : sha256(act.signature),
    timeZone: act.timeZone,
    userAgent: act.userAgent,
    values: sorted(act.values),
  });
}

export const actHash = (act: Recorded): string => sha256(JSON.stringify(actRecord(act)));

const sorted = (facts: Readonly<Record<string, unknown>>) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
