import type { Language } from '@/lib/core/i18n/languages';
import type { ShownKey } from '@/lib/domain/accounts/schema';
import type { Messages } from '@/lib/words/messages';
import { PageHead } from '../dashboard/page-head';
import { Section } from '../dashboard/section';
import { KeyList } from './key-list';
import { type Make, MakeKey } from './make-key';
import type { Revoke } from './revoke-key';
import { type Usage, UsageOfMonth } from './usage-of-month';

type Props = {
  person: { email: string; language: Language; baseUrl: string };
  keys: readonly ShownKey[];
  usage: Usage;
  messages: Messages;
  make: Make;
  revoke: Revoke;
};

/** What somebody who sends documents by program needs: keys, and the month. */
export function KeysPage({ person, keys, usage, messages, make, revoke }: Props) {
  const words = messages.keys;
  const { language } = person;
  return (
    <>
      <PageHead title={words.title} />
      <Section id="keys" title={words.listTitle}>
        <p className="max-w-prose">{words.lead}</p>
        <MakeKey words={words} make={make} baseUrl={person.baseUrl} language={language} isFirst={keys.length === 0} />
        <KeyList keys={keys} words={words} language={language} revoke={revoke} />
      </Section>
      <Section id="usage" title={words.usageTitle}>
        <UsageOfMonth usage={usage} words={words} language={language} />
      </Section>
    </>
  );
}
