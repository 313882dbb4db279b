import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { Messages } from '@/lib/words/messages';

type Way = Pick<ConfirmView, 'delivery' | 'senderSigns'>;

/** What the one button does: mail goes out only where the signer is next and is reached by mail. */
export function confirmAct({ delivery, senderSigns }: Way, words: Messages['confirm']): string {
  if (senderSigns) return words.sign;
  return delivery === 'email' ? words.send : words.allow;
}

export const whatFollows = ({ delivery, senderSigns }: Way, { next }: Messages['confirm']): string =>
  next[senderSigns ? (`${delivery}Sender` as const) : delivery];

export function problemText(code: string, { problems }: Messages['confirm']): string {
  return Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;
}

type Quiet = Way & Pick<ConfirmView, 'mayResend' | 'signLink'> & { state: Exclude<ConfirmView['state'], 'ready'> };

/** Title and body of a page at which nothing is to be confirmed. */
export function quietWords({ state, mayResend, signLink, senderSigns, delivery }: Quiet, { states }: Messages['confirm']): { title: string; body: string } {
  if (state === 'link_expired') return { title: states.link_expired.title, body: mayResend ? states.link_expired.body : states.link_expired.last };
  if (state !== 'confirmed') return states[state];
  const { title, sign, done } = states.confirmed;
  if (senderSigns) return { title, body: signLink ? sign : done };
  return { title, body: states.confirmed[delivery] };
}
