import type { Caller } from '@/lib/core/caller';
import { daysAfter, now } from '@/lib/core/clock';
import { randomBase64url, randomHex, sha256 } from '@/lib/core/ids';
import { operation } from '@/lib/core/operation';
import { putBlob } from '@/lib/engines/storage/blobs';
import { byAccountOrNobody } from '../../accounts/auth';
import { accountErrors } from '../../accounts/errors';
import { countDocument } from '../../accounts/usage';
import { recordFirst } from '../../events/record';
import { uploadUsableMs } from '../../files/rules';
import { keepUpload, noteBlobs } from '../../files/store';
import { signatureErrors } from '../errors';
import { mailNextParty } from '../mails';
import { presentCreated } from '../present';
import { initialStatus, linkLifetimeDays } from '../rules';
import { type CreateInput, createInput, createResult } from '../schema';
import { type DocumentSource, readSource } from '../sending/document-source';
import { refuseTooManyConfirmations, refuseUnwantedMail } from '../sending/mail-cannon';
import { removeLinks } from '../sending/message-links';
import { type PreparedDocument, prepareDocument } from '../sending/prepare-document';
import { type Sender, senderOf } from '../sending/sender-of';
import { insertRequest, type NewRequest } from '../store';
import { subjectOf } from '../subject-of';
import { sendForSignatureDocs } from './send-for-signature.docs';

export const sendForSignature = operation({
  name: 'sendForSignature',
  http: 'POST /v1/requests',
  api: 'signature',
  summary: 'Ask one person to sign one document',
  effect: 'write',
  success: 201,
  auth: byAccountOrNobody('requests.send', 'refused'),
  body: 'json',
  idempotent: true,
  limits: { policy: 'create', by: ['key', 'person', 'address'] },
  docs: sendForSignatureDocs,
  tool: {
    reachesOut: true,
    title: 'Send a document for signature',
    description: [
      'Asks one person to sign one document, and with sender_signs the sender before them. Use it when the user wants something signed.',
      'Confirm the signer’s full name and email address with the user first, and never invent, guess or complete an address: if you do not',
      'know it, ask. Where the client can ask the user itself, it does; otherwise the first call sends nothing and returns a preview to show',
      'to the user, and a second call with the same arguments and confirmed: true sends. Give exactly one member of document. Markdown needs',
      'a title, and can place fields with {{signature:signer}}, {{date:signer}}, {{text:signer:Label}}, {{signature:sender}} and',
      '{{date:sender}}; without tags a signature block is added at the end. Without an API key give sender.email: the sender is asked by',
      'email to confirm before anything reaches the signer. Keep request_id and request_token of the result; the token cannot be had again.',
      'Sending counts in the month’s limit, and cancelling does not give it back. Not for signing on somebody’s behalf: a person signs, in a',
      'browser.',
    ].join(' '),
  },
  input: createInput,
  output: createResult,
  errors: [signatureErrors.badRequest, accountErrors.monthlyLimit, signatureErrors.rateLimited, signatureErrors.documentUnreachable],
  async run(input, caller, create) {
    const sender = await senderOf(input, caller.scope);
    await refuseUnwantedMail(sender, input.signer.email, input.delivery);
    const source = await readSource(input, caller.scope);
    const createdAt = now();
    const names = { signerName: input.signer.name ?? null, senderName: sender.name };
    const document = await prepareDocument(input, source, names, createdAt);
    const [sourceSha256, presentedSha256] = await Promise.all([putBlob(source.bytes), putBlob(document.pdf)]);
    const requestToken = `rt_${randomBase64url(32)}`;
    const request = newRequest(
      input,
      sender,
      { ...document, sourceSha256, presentedSha256, kind: source.kind, address: source.address },
      requestToken,
      createdAt,
    );
    return create(async (tx) => {
      const usage = await countDocument(tx, sender.usageSubject, sender.monthlyLimit, createdAt, sender.isTest);
      await refuseTooManyConfirmations(tx, sender, request.signerEmail, createdAt);
      // Before its bytes are noted, as whoever removes an upload forgets its bytes afterwards.
      if (source.uploadId) await keepUpload(tx, source.uploadId, new Date(createdAt.getTime() + uploadUsableMs));
      // Independent of each other, so that the connection need not wait between them.
      const blobsNoted = noteBlobs(tx, [
        { sha256: sourceSha256, bytes: source.bytes.length, mimeType: mimeTypeOf(source), createdAt },
        { sha256: presentedSha256, bytes: document.pdf.length, mimeType: 'application/pdf', createdAt },
      ]);
      const noted = recordFirst(tx, subjectOf(request), 'request.created', createdAt, creationFacts(request, caller));
      await Promise.all([blobsNoted, insertRequest(tx, request), noted]);
      await mailNextParty(tx, request);
      return presentCreated(request, requestToken, usage);
    });
  },
});

const mimeTypeOf = ({ kind }: DocumentSource): string => (kind === 'markdown' ? 'text/markdown; charset=utf-8' : 'application/pdf');

type Taken = PreparedDocument & Pick<DocumentSource, 'kind' | 'address'> & { sourceSha256: string; presentedSha256: string };

const newRequest = (input: CreateInput, sender: Sender, document: Taken, requestToken: string, createdAt: Date): NewRequest => ({
  id: randomHex(16),
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
  senderVerified: sender.verified,
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
  pageCount: document.pageCount,
  fields: document.fields,
  createdAt,
  expiresAt: daysAfter(createdAt, linkLifetimeDays),
});

const creationFacts = (request: NewRequest, caller: Caller) => ({
  ip: caller.clientAddress,
  userAgent: caller.userAgent,
  apiKeyId: request.apiKeyId,
  signerEmail: request.signerEmail,
  senderEmail: request.senderEmail,
  sourceKind: request.sourceKind,
  sourceAddress: request.sourceAddress,
  sourceSha256: request.sourceSha256,
  presentedSha256: request.presentedSha256,
});
