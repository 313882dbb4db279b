import { z } from 'zod';
import type { Language } from '@/lib/core/i18n/languages';
import { operation } from '@/lib/core/operation';
import { messagesFor } from '@/lib/words/messages';
import { bySigningLink } from '../auth';
import { visibleLines } from '../fields/visible-lines';
import { letsAct, provesAddress } from '../link-ways';
import { signingLink } from '../links';
import type { Party } from '../rules';
import { copyStateOf } from '../sealing/copy-for-signer';
import { consentOf } from '../signing/consent';
import type { OpenedLink } from '../signing/open-link';
import { describeDocument } from '../signing/page-descriptions';
import { signingView } from '../views/signing-view';

export const getSigningPage = operation({
  name: 'getSigningPage',
  summary: 'What a private signing link shows',
  effect: 'read',
  success: 200,
  auth: bySigningLink,
  body: 'none',
  input: z.strictObject({ token: z.string(), problem: z.string().max(40).nullable().catch(null) }),
  output: signingView,
  errors: [],
  async run({ token, problem }, { scope: opened }) {
    return opened.mayAct ? readyView(opened, token, problem) : restingView(opened, token);
  },
});

const senderOf = ({ request }: OpenedLink) => ({ name: request.senderName, email: request.senderEmail, verified: request.senderVerified });

const personOf = ({ request, party }: OpenedLink) =>
  party === 'signer' ? { name: request.signerName, email: request.signerEmail } : { name: request.senderName, email: request.senderEmail };

const sharedOf = (opened: OpenedLink) => ({
  title: opened.request.title,
  language: opened.request.language,
  sender: senderOf(opened),
  proven: provesAddress(opened.way),
});

async function readyView(opened: OpenedLink, token: string, problem: string | null) {
  const { request, party } = opened;
  const { version, text } = consentOf(request.language);
  const { document: words } = messagesFor(request.language as Language);
  const pages = await describeDocument(request.presentedSha256);
  return {
    state: 'ready' as const,
    token,
    ...sharedOf(opened),
    party,
    person: personOf(opened),
    signer: { name: request.signerName, email: request.signerEmail },
    message: request.message,
    expiresAt: request.expiresAt.toISOString(),
    test: request.isTest,
    pages: pages.map((page, index) => ({ number: index + 1, ...visibleLines(page, index + 1, request.fields) })),
    fields: request.fields.filter((field) => field.party === party).map((field) => ({ ...field, label: field.label || words[field.kind] })),
    consent: { version, text },
    problem,
  };
}

async function restingView(opened: OpenedLink, token: string) {
  const { request, party, status } = opened;
  const signedAt = party === 'signer' ? request.signedAt : request.senderSignedAt;
  const goesOnByEmail = !letsAct(request, party, opened.way);
  // A link by which somebody has signed keeps showing that, and gives them their copy once it exists.
  if (signedAt && !goesOnByEmail && (status === 'signed' || status === 'pending')) return signedView(opened, token, signedAt);
  const rest = (state: QuietState, at: Date | null) => ({
    state,
    ...sharedOf(opened),
    party,
    declinedBy: request.declinedBy as Party | null,
    at: at?.toISOString() ?? null,
    test: request.isTest,
  });
  if (status === 'cancelled') return rest(request.declinedBy ? 'declined' : 'cancelled', request.cancelledAt);
  if (status === 'expired') return rest('expired', request.expiresAt);
  if (goesOnByEmail) return rest('go_on_by_email', null);
  if (status === 'awaiting_sender_confirmation') return rest('waiting_for_confirmation', null);
  return status === 'awaiting_sender_signature' ? rest('waiting_for_sender', null) : rest('finishing', signedAt);
}

type QuietState = Exclude<z.output<typeof signingView>['state'], 'ready' | 'signed'>;

async function signedView(opened: OpenedLink, token: string, signedAt: Date) {
  const { request, party, status } = opened;
  // No email goes out for a test, so its sender passes the link on too.
  const passesOn = party === 'sender' && status === 'pending' && (request.delivery === 'link' || request.isTest);
  return {
    state: 'signed' as const,
    token,
    ...sharedOf(opened),
    party,
    person: personOf(opened),
    signer: { name: request.signerName, email: request.signerEmail },
    signedAt: signedAt.toISOString(),
    downloadable: status === 'signed' && !request.erasedAt,
    signerLink: passesOn ? signingLink(request, 'signer', 'shown') : null,
    copy: party === 'signer' && status === 'signed' && !request.isTest ? await copyStateOf(request) : null,
    test: request.isTest,
  };
}
