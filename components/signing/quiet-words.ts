import type { QuietView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';

type Words = { title: string; body: string };

/** What the page says; who declined reads something else than who is told of it. */
export function quietWords(
  { state, party, declinedBy, test }: Pick<QuietView, 'state' | 'party' | 'declinedBy' | 'test'>,
  { states, decline }: Messages,
): Words {
  if (state !== 'declined' || !declinedBy) return states[state];
  const { ended, endedTest } = decline;
  const words = declinedBy !== party ? ended[declinedBy] : party === 'sender' ? ended.selfSender : ended.self;
  // Of a test nobody is told, nor is anything mailed.
  const speaksOfMail = words === ended.self || words === ended.signer;
  return test && speaksOfMail ? { title: words.title, body: endedTest } : words;
}
