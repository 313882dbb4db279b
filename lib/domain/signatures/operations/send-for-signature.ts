import { daysAfter, now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { randomBase64url, randomHex, sha256 } from '@/lib/core/ids';
import { type Caller, operation } from '@/lib/core/operation';
import { putBlob } from '@/lib/engines/storage/blobs';
import { accountErrors } from '../../accounts/errors';
import { findAccount } from '../../accounts/store';
import { countDocument, limitOf } from '../../accounts/usage';
import { record } from '../../events/record';
import { noteFiles } from '../../files/store';
import { signatureErrors } from '../errors';
import { removeLinks } from '../message-links';
import { prepareDocument } from '../prepare-document';
import { presentCreated } from '../present';
import { initialStatus, linkLifetimeDays } from '../rules';
import { type CreateInput, createInput, createResult } from '../schema';
import { insertRequest, type NewRequest } from '../store';

export const sendForSignature = operation({
  name: 'sendForSignature',
  http: 'POST /v1/requests',
  surface: 'api',
  summary: 'Ask one person to sign one document',
  effect: 'write',
  success: 201,
  input: createInput,
  output: createResult,
  errors: [signatureErrors.badRequest, accountErrors.unauthorized, accountErrors.monthlyLimit],
  async run(input, caller) {
    const { account, keyId, isTest } = await accountOf(caller);
    refuseWhatCannotBeDelivered(input);
    const createdAt = now();
    const sender = {
      senderName: input.sender?.name ?? account.owner.name,
      senderEmail: input.sender?.email ?? account.owner.email,
    };
    const document = await prepareDocument(input, { ...sender, signerName: input.signer.name ?? null }, createdAt);
    const [sourceSha256, presentedSha256] = await Promise.all([putBlob(document.source), putBlob(document.pdf)]);
    const requestToken = `rt_${randomBase64url(32)}`;
    const request: NewRequest = {
      ...sender,
      id: randomHex(16),
      accountId: account.id,
      apiKeyId: keyId,
      isTest,
      status: initialStatus({ hasKey: true, senderSigns: input.sender_signs }),
      title: input.title,
      message: removeLinks(input.message ?? '') || null,
      language: input.language,
      delivery: input.delivery,
      certificate: input.certificate,
      signerName: input.signer.name ?? null,
      signerEmail: input.signer.email,
      senderVerified: sender.senderEmail === account.owner.email,
      senderSigns: input.sender_signs,
      requestTokenHash: sha256(requestToken),
      linkGeneration: 1,
      sourceKind: document.sourceKind,
      sourceSha256,
      presentedSha256,
      pageCount: document.pageCount,
      fields: document.fields,
      createdAt,
      expiresAt: daysAfter(createdAt, linkLifetimeDays),
    };
    const usage = await transaction(async (tx) => {
      const counted = await countDocument(tx, account.id, limitOf(account), createdAt, isTest);
      await noteFiles(tx, [
        { sha256: sourceSha256, bytes: document.source.length, mimeType: document.sourceMimeType, createdAt },
        { sha256: presentedSha256, bytes: document.pdf.length, mimeType: 'application/pdf', createdAt },
      ]);
      await insertRequest(tx, request);
      await record(tx, request.id, 'request.created', createdAt, {
        ip: caller.clientAddress,
        userAgent: caller.userAgent,
        apiKeyId: keyId,
        signerEmail: request.signerEmail,
        senderEmail: request.senderEmail,
        sourceSha256,
        presentedSha256,
      });
      return counted;
    });
    return presentCreated(request, requestToken, usage);
  },
});

async function accountOf({ credential }: Caller) {
  if (credential.kind === 'key') return { account: await findAccount(credential.accountId), keyId: credential.keyId, isTest: credential.isTest };
  if (credential.rejected) throw accountErrors.unauthorized();
  const details = [
    { path: 'sender', code: 'key_required', message: 'This server does not confirm senders by email yet: send an API key in the Authorization header.' },
  ];
  throw signatureErrors.badRequest({ details });
}

function refuseWhatCannotBeDelivered({ delivery }: CreateInput): void {
  if (delivery === 'link') return;
  const details = [
    { path: 'delivery', code: 'not_available', message: 'This server does not send emails yet: send "delivery": "link" and pass the signing link on.' },
  ];
  throw signatureErrors.badRequest({ details });
}
