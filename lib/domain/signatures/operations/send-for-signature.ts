import { operation } from '@/lib/core/operation';
import { byAccountOrNobody } from '../../accounts/auth';
import { accountErrors } from '../../accounts/errors';
import { keylessCreate } from '../../accounts/key-warnings';
import { signatureErrors } from '../errors';
import { presentCreated } from '../present';
import { createInput, createResult } from '../schema';
import { readSource } from '../sending/document-source';
import { draftRequest } from '../sending/draft-request';
import { refuseUnwantedMail } from '../sending/mail-cannon';
import { senderOf } from '../sending/sender-of';
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
  stores: (scope) => scope?.accountId ?? null,
  idempotent: true,
  limits: { policy: 'create', by: ['key', 'person', 'address'] },
  docs: sendForSignatureDocs,
  tool: {
    reachesOut: true,
    title: 'Send a document for signature',
    description: [
      'Asks one person to sign one document, and with sender_signs the sender before them. Use it when the user wants something signed. Confirm the',
      'signer’s full name and email address with the user first, and never invent, guess or complete an address: if you do not know it, ask. Where the',
      'client can ask the user, it does; otherwise the first call sends nothing but returns a preview; a second with the same',
      'arguments and confirmed: true sends. Markdown needs a title, and places fields with {{signature:signer}}, {{date:signer}},',
      '{{text:signer:Label}}, {{signature:sender}} and {{date:sender}}; without tags a signature block is added. Without an API key give',
      'sender.email: the sender confirms by email before the signer hears of it. Sending counts in the month’s limit, cancelled or not;',
      'a test key mails and counts nothing. Tell the user of warnings.',
    ].join(' '),
  },
  input: createInput,
  output: createResult,
  errors: [signatureErrors.badRequest, accountErrors.monthlyLimit, signatureErrors.rateLimited, signatureErrors.documentUnreachable],
  async run(input, caller, create) {
    const sender = await senderOf(input, caller.scope);
    await refuseUnwantedMail(sender, input.signer.email, input.delivery);
    const source = await readSource(input, caller.scope);
    const { warnings, save } = await draftRequest(input, sender, source, caller);
    return create(async (tx) => {
      const { request, requestToken, usage } = await save(tx);
      const keyless = request.accountId === null ? [keylessCreate(request.senderEmail)] : [];
      return { ...presentCreated(request, requestToken, usage), warnings: [...keyless, ...warnings] };
    });
  },
});
