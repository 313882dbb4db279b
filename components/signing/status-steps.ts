import { format } from '@/lib/core/i18n/format';
import type { StatusView } from '@/lib/domain/signatures/views/status-view';
import type { Messages } from '@/lib/words/messages';

export type StepsView = Omit<StatusView, 'title' | 'language' | 'outcome' | 'erased' | 'test'>;

/** `end`: what ended the request unsigned. */
export type Step = { text: string; at: string | null; state: 'done' | 'to-come' | 'end' };

type Words = Messages['status'];

/** What has happened and what is to come, in its order; once a request has ended, only what has happened. */
export function stepsOf(view: StepsView, words: Words): Step[] {
  const { senderName: sender, signerName: signer } = view;
  const steps = [
    step(format(words.created, { sender }), view.createdAt),
    ...(view.needsConfirmation ? [eitherWay(view.confirmedAt, words.confirmed, words.confirms, sender)] : []),
    ...(view.senderSigns ? [...opening(view.senderOpenedAt, words, sender), eitherWay(view.senderSignedAt, words.signed, words.signs, sender)] : []),
    ...opening(view.signerOpenedAt, words, signer),
    eitherWay(view.signedAt, words.signed, words.signs, signer),
    step(view.sealedAt ? words.wasSealed : words.sealed, view.sealedAt),
  ];
  return view.ended ? [...steps.filter(({ state }) => state === 'done'), endOf(view.ended, view, words)] : steps;
}

const step = (text: string, at: string | null): Step => ({ text, at, state: at ? 'done' : 'to-come' });

const eitherWay = (at: string | null, done: string, toCome: string, name: string): Step => step(format(at ? done : toCome, { name }), at);

/** An opening is told of once there is one: who signs need not be seen to open. */
const opening = (at: string | null, words: Words, name: string): Step[] => (at ? [step(format(words.opened, { name }), at)] : []);

function endOf({ by, how, at }: NonNullable<StepsView['ended']>, { senderName, signerName }: StepsView, words: Words): Step {
  const name = by === 'signer' ? signerName : senderName;
  return { text: format(words.ended[how], { name }), at, state: 'end' };
}
