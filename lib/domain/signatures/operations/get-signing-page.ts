import { z } from 'zod';
import type { Language } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/core/i18n/messages';
import { operation } from '@/lib/core/operation';
import { consentOf } from '../consent';
import { signingErrors } from '../errors';
import { type OpenedLink, openLink } from '../open-link';
import { describeDocument } from '../page-descriptions';
import { whoseTurn } from '../rules';
import { signingView } from '../signing-view';

export const getSigningPage = operation({
  name: 'getSigningPage',
  surface: 'page',
  summary: 'What a private signing link shows',
  effect: 'read',
  success: 200,
  input: z.strictObject({ token: z.string(), problem: z.string().max(40).nullable() }),
  output: signingView,
  errors: [signingErrors.linkUnknown],
  async run({ token, problem }) {
    const opened = await openLink(token);
    return whoseTurn(opened.status) === opened.party ? readyView(opened, token, problem) : restingView(opened, token);
  },
});

const senderOf = ({ request }: OpenedLink) => ({ name: request.senderName, email: request.senderEmail, verified: request.senderVerified });

const personOf = ({ request, party }: OpenedLink) =>
  party === 'signer' ? { name: request.signerName, email: request.signerEmail } : { name: request.senderName, email: request.senderEmail };

const sharedOf = (opened: OpenedLink) => ({
  title: opened.request.title,
  language: opened.request.language,
  sender: senderOf(opened),
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
    message: request.message,
    expiresAt: request.expiresAt.toISOString(),
    test: request.isTest,
    pages: pages.map((page, index) => ({ number: index + 1, ...page })),
    fields: request.fields
      .filter((field) => field.party === party)
      .map((field) => ({ ...field, label: field.label || words[field.kind as 'signature' | 'date'] })),
    consent: { version, text },
    problem,
  };
}

function restingView(opened: OpenedLink, token: string) {
  const { request, party, status } = opened;
  const shared = sharedOf(opened);
  const signedAt = party === 'signer' ? request.signedAt : request.senderSignedAt;
  // A link by which somebody has signed keeps showing that, and gives them their copy once it exists.
  if (signedAt && (status === 'signed' || status === 'accepted' || status === 'pending')) {
    if (status === 'accepted') return { state: 'finishing' as const, ...shared, at: signedAt.toISOString() };
    return {
      state: 'signed' as const,
      token,
      ...shared,
      person: personOf(opened),
      signedAt: signedAt.toISOString(),
      downloadable: status === 'signed',
      test: request.isTest,
    };
  }
  const rest = (state: 'cancelled' | 'expired' | 'waiting_for_sender' | 'waiting_for_confirmation' | 'finishing', at: Date | null) => ({
    state,
    ...shared,
    at: at?.toISOString() ?? null,
  });
  if (status === 'cancelled') return rest('cancelled', request.cancelledAt);
  if (status === 'expired') return rest('expired', request.expiresAt);
  if (status === 'awaiting_sender_confirmation') return rest('waiting_for_confirmation', null);
  return status === 'awaiting_sender_signature' ? rest('waiting_for_sender', null) : rest('finishing', null);
}
