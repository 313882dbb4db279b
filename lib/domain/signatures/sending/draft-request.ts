import type { Caller } from '@/lib/core/caller';
import { daysAfter, now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { randomBase64url, randomHex, sha256 } from '@/lib/core/ids';
import type { Warning } from '@/lib/core/warning';
import { putBlob } from '@/lib/engines/storage/blobs';
import { countDocument, type Usage } from '../../accounts/usage';
import { recordFirst } from '../../events/record';
import { uploadUsableMs } from '../../files/rules';
import { keepUpload, noteBlobs } from '../../files/store';
import { documentEdge } from '../edge-mark-of';
import { withRoundedPlace } from '../fields/stored-field';
import { tagWarnings } from '../fields/tag-warnings';
import { mailNextParty } from '../mails';
import { initialStatus, linkLifetimeDays } from '../rules';
import type { CreateInput } from '../schema';
import { insertRequest, type NewRequest } from '../store';
import { subjectOf } from '../subject-of';
import type { DocumentSource } from './document-source';
import { refuseTooManyConfirmations } from './mail-cannon';
import { removeLinks } from './message-links';
import { type PreparedDocument, prepareDocument } from './prepare-document';
import type { Sender } from './sender-of';
import { termsHash } from './terms-hash';

/** From where a request comes, as its first event keeps it. */
type Trace = Pick<Caller, 'clientAddress' | 'userAgent'>;

/** `warnings`: what of the document was taken, and hardly meant. */
type Draft = { warnings: Warning[]; save(tx: Tx): Promise<Saved> };
type Saved = { request: NewRequest; requestToken: string; usage: Usage };

/** Prepares the document of a request and stores its bytes. Nothing is there until `save`, which also counts it and mails the first party. */
export async function draftRequest(input: CreateInput, sender: Sender, source: DocumentSource, trace: Trace): Promise<Draft> {
  const createdAt = now();
  // Known before the document is made: each of its pages bears it.
  const id = randomHex(16);
  const names = { signerName: input.signer.name ?? null, senderName: sender.name };
  const edge = documentEdge({ id, isTest: sender.isTest, language: input.language });
  const document = await prepareDocument(input, source, names, edge, createdAt);
  const [sourceSha256, presentedSha256] = await Promise.all([putBlob(source.bytes), putBlob(document.pdf)]);
  const requestToken = `rt_${randomBase64url(32)}`;
  const taken = { ...document, id, sourceSha256, presentedSha256, kind: source.kind, address: source.address };
  const request = newRequest(input, sender, taken, requestToken, createdAt);
  return {
    warnings: tagWarnings(document.oddities, `document.${source.kind}`),
    async save(tx) {
      const usage = await countDocument(tx, sender.usageSubject, sender.monthlyLimit, createdAt, sender.isTest);
      await refuseTooManyConfirmations(tx, sender, request.signerEmail, createdAt);
      // Before its bytes are noted, as whoever removes an upload forgets its bytes afterwards.
      if (source.uploadId) await keepUpload(tx, source.uploadId, new Date(createdAt.getTime() + uploadUsableMs));
      // Independent of each other, so that the connection need not wait between them.
      const blobsNoted = noteBlobs(tx, [
        { sha256: sourceSha256, bytes: source.bytes.length, mimeType: mimeTypeOf(source), createdAt },
        { sha256: presentedSha256, bytes: document.pdf.length, mimeType: 'application/pdf', createdAt },
      ]);
      const noted = recordFirst(tx, subjectOf(request), 'request.created', createdAt, creationFacts(request, trace));
      await Promise.all([blobsNoted, insertRequest(tx, request), noted]);
      await mailNextParty(tx, request);
      return { request, requestToken, usage };
    },
  };
}

const mimeTypeOf = ({ kind }: DocumentSource): string => (kind === 'markdown' ? 'text/markdown; charset=utf-8' : 'application/pdf');

type Taken = PreparedDocument & Pick<DocumentSource, 'kind' | 'address'> & { id: string; sourceSha256: string; presentedSha256: string };

const newRequest = (input: CreateInput, sender: Sender, document: Taken, requestToken: string, createdAt: Date): NewRequest => ({
  id: document.id,
  accountId: sender.accountId,
  apiKeyId: sender.apiKeyId,
  isTest: sender.isTest,
  status: initialStatus({ hasKey: sender.accountId !== null, senderSigns: input.sender_signs }),
  title: document.title,
  message: removeLinks(input.message ?? '') || null,
  language: input.language,
  delivery: input.delivery,
  certificate: input.certificate,
  signerName: input.signer.name ?? null,
  signerEmail: input.signer.email,
  senderName: sender.name,
  senderEmail: sender.email,
  senderVerified: sender.provenAt !== null,
  senderProvenAt: sender.provenAt,
  senderSigns: input.sender_signs,
  requestTokenHash: sha256(requestToken),
  linkGeneration: 1,
  confirmGeneration: 1,
  confirmSentAt: sender.accountId === null ? createdAt : null,
  usageSubject: sender.usageSubject,
  sourceKind: document.kind,
  sourceAddress: document.address,
  sourceSha256: document.sourceSha256,
  presentedSha256: document.presentedSha256,
  presentedMarked: true,
  pageCount: document.pageCount,
  fields: document.fields.map(withRoundedPlace),
  createdAt,
  expiresAt: daysAfter(createdAt, linkLifetimeDays),
});

const creationFacts = (request: NewRequest, caller: Trace) => ({
  ip: caller.clientAddress,
  userAgent: caller.userAgent,
  accountId: request.accountId,
  apiKeyId: request.apiKeyId,
  signerEmail: request.signerEmail,
  senderEmail: request.senderEmail,
  sourceKind: request.sourceKind,
  sourceAddress: request.sourceAddress,
  sourceSha256: request.sourceSha256,
  presentedSha256: request.presentedSha256,
  termsSha256: termsHash(request),
});
