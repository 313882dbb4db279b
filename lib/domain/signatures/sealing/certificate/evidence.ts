import type { StoredEvent } from '../../../events/stored-event';
import { termsOf } from '../../sending/terms-hash';
import { actRecord } from '../../signing/act-hash';
import type { Act, RequestRow } from '../../store';

/**
 * What the certificate page says, for machines: attached to the signed PDF as JSON. With the salts every hash in it can be computed
 * by whoever has the file (`docs/evidence.md`).
 */
export function evidenceOf(request: RequestRow, acts: readonly Act[], events: readonly StoredEvent[], contentSha256: string, seal: SealFacts) {
  return {
    format: evidenceFormat,
    request: { id: request.id, title: request.title, language: request.language, test: request.isTest, created_at: request.createdAt, terms: termsOf(request) },
    document: {
      made_from: request.sourceKind,
      fetched_from: request.sourceAddress,
      pages: request.pageCount,
      original_sha256: request.sourceSha256,
      presented_sha256: request.presentedSha256,
      signed_content_sha256: contentSha256,
    },
    sender: { name: request.senderName, email: request.senderEmail, verified: request.senderVerified, signs: request.senderSigns },
    signer: { name: request.signerName, email: request.signerEmail, delivery: request.delivery },
    signature_type: 'simple electronic signature',
    signatures: acts.map((act) => ({
      party: act.party,
      kind: act.kind,
      text: act.kind === 'typed' ? act.signature : null,
      signed_at: act.at,
      time_zone: act.timeZone,
      ip: act.ip,
      user_agent: act.userAgent,
      consent: { version: act.consentVersion, language: act.consentLanguage, sha256: act.consentSha256 },
      fields: act.values,
      record: actRecord(act),
    })),
    events: events.map(({ sequence, type, at, data, salt, dataHash, previousHash, hash }) => ({
      ...{ sequence, type, at, data, salt },
      data_sha256: dataHash,
      previous_hash: previousHash,
      hash,
    })),
    chain_head: events.at(-1)?.hash ?? null,
    seal,
  };
}

/** The first format had no salts, no records of acts and no terms. */
export const evidenceFormat = 'paraph-evidence/2';

export type SealFacts = { subject: string; sha256_fingerprint: string };
