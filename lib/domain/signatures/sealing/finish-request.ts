import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import { sha256 } from '@/lib/core/ids';
import { assembleSigned, type SignedParts } from '@/lib/engines/pdf/seal/assemble-signed';
import { sealWithTimeStamp } from '@/lib/engines/pdf/seal/seal-with-time-stamp';
import { setCertificate } from '@/lib/engines/pdf/typeset/set-certificate';
import { getBlob, putBlob } from '@/lib/engines/storage/blobs';
import { messagesFor } from '@/lib/words/messages';
import { record } from '../../events/record';
import { listEvents } from '../../events/store';
import type { StoredEvent } from '../../events/stored-event';
import { noteBlobs } from '../../files/store';
import { testMark } from '../edge-mark-of';
import { askingAddresses, mail, mailAll } from '../mails';
import { describeDocument } from '../signing/page-descriptions';
import { type Act, findProvenRequest, listActs, moveRequest, noteHeld, type RequestRow } from '../store';
import { subjectOf } from '../subject-of';
import { certificateModel } from './certificate/certificate-model';
import { evidenceOf } from './certificate/evidence';
import { marksOf, signatureContent } from './marks';
import { readyToSeal, SealHeld, sealIdentity } from './seal';
import { sealReason } from './seal-reason';
import { timeStampsWanted } from './time-stamps';

/**
 * Stamps, certifies and seals an accepted request, then stores the file. The process that took the signature
 * calls it at once, the job calls it again if that process died; the second transaction lets one of them win. Throws
 * SealHeld where no certificate is valid: the request stays accepted, and is sealed once there is one.
 */
export async function finishRequest(id: string): Promise<void> {
  const request = await findProvenRequest(id);
  if (request?.status !== 'accepted') return;
  const [acts, events] = await Promise.all([listActs(id), listEvents(id)]);
  const upToSigning = events.slice(0, events.findIndex((event) => event.type === 'signature.accepted') + 1);
  const { bytes, contentSha256, timeStampedAt } = await makeSignedPdf(request, acts, upToSigning).catch(async (error) => {
    if (error instanceof SealHeld) await noteHeld(id, now());
    throw error;
  });
  const signedSha256 = await putBlob(bytes);
  const at = now();
  const timeStampFailed = timeStampedAt === null && timeStampsWanted() !== null;
  const asking = await askingAddresses(request);
  await transaction(async (tx) => {
    if (!(await moveRequest(tx, id, 'finish', at, { contentSha256, signedSha256, timeStampedAt, timeStampFailed }))) return;
    await noteBlobs(tx, [{ sha256: signedSha256, bytes: bytes.length, mimeType: 'application/pdf', createdAt: at }]);
    await mailAll(tx, request, 'signed-sender', asking);
    // Delivered by link, the signer's address is unproven: a copy goes there when the signer asks for it.
    if (request.delivery === 'email') await mail(tx, request, 'signed-copy', request.signerEmail);
    await record(tx, subjectOf(request), 'request.signed', at, {
      contentSha256,
      signedSha256,
      ...(timeStampedAt ? { timeStampedAt: timeStampedAt.toISOString() } : {}),
      ...(timeStampFailed ? { timeStampFailed } : {}),
    });
  });
}

/** Deterministic but for the seal: every time and every byte that goes in was recorded with the act. */
export async function makeSignedPdf(request: RequestRow, acts: readonly Act[], events: readonly StoredEvent[]) {
  const identity = await sealIdentity();
  await readyToSeal(identity);
  const seal = { subject: identity.subject, sha256_fingerprint: identity.sha256Fingerprint };
  const locale = localeOf(request.language as Language);
  const modifiedAt = acts.at(-1)?.at ?? request.createdAt;
  const shared = { locale, modifiedAt, attachments: [] };
  const presented = await getBlob(request.presentedSha256);
  // Presented before documents bore it already, it is marked now.
  const watermark = request.isTest && !request.presentedMarked ? { watermark: testMark } : {};
  const content = await assembleSigned({ ...shared, ...watermark, pdf: presented, marks: await marksOf(request, acts), certificate: null });
  const contentSha256 = sha256(content);
  const certificate = request.certificate ? await certificatePages(request, acts, events, contentSha256, seal) : null;
  const evidence = Buffer.from(JSON.stringify(evidenceOf(request, acts, events, contentSha256, seal), null, 2));
  const attachments = [{ name: 'evidence.json', mimeType: 'application/json', description: 'Signing evidence', bytes: evidence, at: modifiedAt }];
  const whole = await assembleSigned({ ...shared, pdf: content, marks: [], certificate, attachments });
  const sealed = await sealWithTimeStamp(whole, identity, { reason: sealReason(request, events), at: now(), ask: timeStampsWanted() });
  return { ...sealed, contentSha256 };
}

async function certificatePages(
  request: RequestRow,
  acts: readonly Act[],
  events: readonly StoredEvent[],
  contentSha256: string,
  seal: { subject: string; sha256_fingerprint: string },
): Promise<NonNullable<SignedParts['certificate']>> {
  const pages = await describeDocument(request.presentedSha256);
  const { width, height } = pages.at(-1) ?? { width: 595.28, height: 841.89 };
  const signatures = await Promise.all(acts.map(async (act) => ({ act, signature: await signatureContent(act) })));
  const model = certificateModel({ request, acts: signatures, events, contentSha256, seal, pageWidth: width, pageHeight: height });
  const titles = { document: messagesFor(request.language as Language).certificate.document, certificate: model.title };
  return { pdf: await setCertificate(model), requestId: request.id, locale: model.locale, titles };
}
