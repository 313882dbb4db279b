import type { Language } from '@/lib/core/i18n/languages';
import { type CertificateModel, setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';
import type { StoredEvent } from '../../../events/stored-event';
import type { LinkWay } from '../../link-ways';
import type { Party } from '../../rules';
import { consentOf } from '../../signing/consent';
import type { Act, RequestRow } from '../../store';
import { certificateModel } from './certificate-model';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 9, 30, 5) + minutes * 60_000);
const hash = (digit: string): string => `0123456789abcde${digit}`.repeat(4);

const row = (language: Language): RequestRow => ({
  ...{ id: 'a1b2c3d4e5f60718293a4b5c6d7e8f90', accountId: 'acc_sample', apiKeyId: 'key_sample', isTest: false, status: 'accepted' },
  ...{ title: 'Consulting agreement', message: null, language, delivery: 'email', certificate: true },
  ...{ signerName: 'Björn Lindqvist', signerEmail: 'bjorn@signer.example', senderName: 'Anna Berg', senderEmail: 'anna@sender.example' },
  ...{ senderVerified: true, senderProvenAt: at(-9_000), senderSigns: false, requestTokenHash: '', linkGeneration: 1 },
  ...{ sourceKind: 'upload_id', sourceSha256: hash('1'), sourceAddress: null, presentedSha256: hash('2'), presentedMarked: true, pageCount: 3, fields: [] },
  ...{ contentSha256: null, signedSha256: null, createdAt: at(0), expiresAt: at(60 * 24 * 30), usageSubject: 'acc_sample' },
  ...{ confirmGeneration: 1, confirmSentAt: null, reminderCount: 0, remindedAt: null, declinedBy: null, declineReason: null, declineReported: false },
  ...{ erasedAt: null, confirmedAt: null, senderSignedAt: null, acceptedAt: at(47), signedAt: null, cancelledAt: null, expiredAt: null },
  ...{ timeStampedAt: null, timeStampFailed: false, sealHeldAt: null },
});

function act(party: Party, language: Language, way: LinkWay): { act: Act; signature: { type: 'text'; text: string } } {
  const { version, sha256 } = consentOf(language);
  const name = party === 'signer' ? 'Björn Lindqvist' : 'Anna Berg';
  return {
    act: {
      ...{ id: `act_${party}`, requestId: row(language).id, party, kind: 'typed', signature: name, pictureSha256: null, values: {}, timeZone: 'Asia/Tokyo' },
      ...{ at: at(party === 'signer' ? 47 : 12), ip: '203.0.113.7', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)' },
      ...{ consentVersion: version, consentLanguage: language, consentSha256: sha256, way },
    },
    signature: { type: 'text', text: name },
  };
}

type Told = { type: StoredEvent['type']; minutes: number; party?: Party; way?: LinkWay };

/** Only what the page prints of them is true of these. */
const told = (events: readonly Told[]): StoredEvent[] =>
  events.map(({ type, minutes, ...said }, index) => {
    const data = { ip: '203.0.113.7', userAgent: '', ...said };
    const event = { id: `evt_${index}`, subject: '', sequence: index + 1, at: at(minutes), salt: 'aa', hash: hash('3'), previousHash: '', dataHash: '' };
    return { ...event, type, data } as unknown as StoredEvent;
  });

const opened = (way: LinkWay): Told[] => [
  { type: 'request.created', minutes: 0 },
  { type: 'request.opened', minutes: 40, party: 'signer', way },
  { type: 'consent.given', minutes: 47, party: 'signer' },
  { type: 'signature.accepted', minutes: 47, party: 'signer', way },
];

type Change = { row?: Partial<RequestRow>; way?: LinkWay; both?: boolean; size?: { pageWidth: number; pageHeight: number } };

const samples: Record<string, Change> = {
  'by a mailed link': {},
  'by a link that was passed on': { way: 'returned', row: { delivery: 'link', senderVerified: false, senderProvenAt: null } },
  'both parties, without a key': {
    way: 'mailed',
    both: true,
    row: { senderSigns: true, senderSignedAt: at(12), confirmedAt: at(5), accountId: null, apiKeyId: null },
  },
  'of a test key': { way: 'shown', row: { isTest: true } },
  'long words on a small page': {
    row: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde '.repeat(2).trim(),
      signerName: '株式会社サンプル 代表取締役 山田 太郎',
    },
    size: { pageWidth: 298, pageHeight: 420 },
  },
};

export const certificateSamples = Object.keys(samples);

/** The certificate page of one of the samples, as it would be sealed. */
export function certificateSample(name: string, language: Language): Promise<Uint8Array> {
  const { row: changes = {}, way = 'mailed', both = false, size = { pageWidth: 595, pageHeight: 842 } } = samples[name] ?? {};
  const acts = [...(both ? [act('sender', language, 'confirmed')] : []), act('signer', language, way)];
  const model: CertificateModel = certificateModel({
    ...{ request: { ...row(language), ...changes }, acts, events: told(opened(way)), contentSha256: hash('4'), ...size },
    seal: { subject: 'CN=Paraph seal', sha256_fingerprint: hash('5') },
  });
  return setCertificate(model);
}
