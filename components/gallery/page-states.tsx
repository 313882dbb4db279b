import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import type { QuietView, SignedView } from '@/lib/domain/signatures/views/signing-view';
import type { StatusView } from '@/lib/domain/signatures/views/status-view';
import { messagesFor } from '@/lib/words/messages';
import { QuietPage, UnknownPage } from '../signing/quiet-page';
import { SignedPage } from '../signing/signed-page';
import { StatusPage } from '../signing/status-page';

const at = '2026-11-21T09:30:05.000Z';
const shared = { title: 'Consulting agreement', sender: { name: 'Anna Berg', email: 'anna@sender.example', verified: true }, proven: true, test: false };

const outcomes = ['awaiting_sender_confirmation', 'awaiting_sender_signature', 'pending', 'signed', 'cancelled', 'expired', 'declined', 'reported'] as const;
const quietStates = ['finishing', 'cancelled', 'declined', 'expired', 'waiting_for_sender', 'waiting_for_confirmation', 'go_on_by_email'] as const;

const quiet = (language: Language, change: Partial<QuietView>): ReactNode => (
  <QuietPage view={{ ...shared, language, state: 'expired', party: 'signer', declinedBy: null, at, ...change }} messages={messagesFor(language)} />
);

const signed = (language: Language, change: Partial<SignedView>): ReactNode => {
  const [person, signer] = [
    { name: 'Björn Lindqvist', email: 'bjorn@signer.example' },
    { name: 'Björn Lindqvist', email: 'bjorn@signer.example' },
  ];
  const view: SignedView = {
    ...{ ...shared, language, state: 'signed', token: 'sample', person, signer, party: 'signer', signedAt: at },
    ...{ downloadable: true, signerLink: null, copy: 'mailed', ...change },
  };
  return <SignedPage view={view} messages={messagesFor(language)} />;
};

function status(language: Language, outcome: StatusView['outcome']): ReactNode {
  const how = outcome === 'cancelled' || outcome === 'declined' || outcome === 'expired' || outcome === 'reported' ? outcome : null;
  const by = how === 'cancelled' || how === 'reported' ? 'sender' : how === 'declined' ? 'signer' : 'service';
  const isSigned = outcome === 'signed';
  const view: StatusView = {
    ...{ title: shared.title, language, outcome, ended: how && { by, how, at }, needsConfirmation: true, senderSigns: true },
    ...{ senderName: 'Anna Berg', signerName: 'Björn Lindqvist', createdAt: at, confirmedAt: at, senderOpenedAt: at },
    ...{ senderSignedAt: isSigned ? at : null, signerOpenedAt: isSigned ? at : null, signedAt: isSigned ? at : null, sealedAt: isSigned ? at : null },
    ...{ erased: false, test: false },
  };
  return <StatusPage view={view} messages={messagesFor(language)} />;
}

type State = (language: Language) => ReactNode;

/** What a signer meets beside the document itself, in every state. */
export const pageStates: Record<string, State> = {
  unknown: (language) => <UnknownPage lang={language} messages={messagesFor(language)} />,
  ...Object.fromEntries(
    quietStates.map((state) => [`quiet-${state}`, (language: Language) => quiet(language, { state, declinedBy: state === 'declined' ? 'signer' : null })]),
  ),
  'quiet-declined-told-to-sender': (language) => quiet(language, { state: 'declined', declinedBy: 'signer', party: 'sender' }),
  signed: (language) => signed(language, {}),
  'signed-ask-for-copy': (language) => signed(language, { copy: 'askable' }),
  'signed-test': (language) => signed(language, { test: true, copy: null }),
  'signed-next-is-signer': (language) => signed(language, { party: 'sender', downloadable: false, copy: null, signerLink: 'https://sign.example.net/sign/x' }),
  ...Object.fromEntries(outcomes.map((outcome) => [`status-${outcome}`, (language: Language) => status(language, outcome)])),
};
