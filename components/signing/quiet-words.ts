import type { QuietView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';

type Words = { title: string; body: string };

/** What the page says; who declined reads something else than who is told of it. */
export function quietWords({ state, party, declinedBy }: Pick<QuietView, 'state' | 'party' | 'declinedBy'>, { states, decline }: Messages): Words {
  if (state !== 'declined' || !declinedBy) return states[state];
  const { ended } = decline;
  if (declinedBy !== party) return ended[declinedBy];
  return party === 'sender' ? ended.selfSender : ended.self;
}
