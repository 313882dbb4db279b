import type { Language } from '@/lib/core/i18n/languages';
import type { ShownKey } from '@/lib/domain/accounts/schema';
import type { Messages } from '@/lib/words/messages';
import { PageHead } from '../dashboard/page-head';
import { Section } from '../dashboard/section';
import type { CallFilterValues } from './calls/call-filter';
import { CallLog, type CallPage } from './calls/call-log';
import { KeyList } from './key-list';
import { type Make, MakeKey } from './make-key';
import type { Revoke } from './revoke-key';
import { type Usage, UsageOfMonth } from './usage-of-month';

type Props = {
  person: { language: Language; timeZone: string | null; baseUrl: string };
  keys: readonly ShownKey[];
  usage: Usage;
  calls: CallPage;
  filter: CallFilterValues;
  messages: Messages;
  make: Make;
  /** Null where the reader's role does not let them. */
  revoke: Revoke;
};

/** What somebody who sends documents by program needs: keys, the month, and what the keys called. */
export function KeysPage({ person, keys, usage, calls, filter, messages, make, revoke }: Props) {
  const { language, timeZone } = person;
  const words = { keys: messages.keys, keysRoom: messages.keysRoom };
  return (
    <>
      <PageHead title={words.keys.title} />
      <Section id="keys" title={words.keys.listTitle}>
        <p className="max-w-prose">{words.keys.lead}</p>
        <MakeKey words={words} make={make} baseUrl={person.baseUrl} language={language} isFirst={keys.length === 0} />
        <KeyList keys={keys} words={words} language={language} revoke={revoke} />
      </Section>
      <Section id="usage" title={words.keys.usageTitle}>
        <UsageOfMonth usage={usage} words={words} language={language} />
      </Section>
      <CallLog page={calls} filter={filter} keys={keys} words={words.keysRoom.calls} language={language} timeZone={timeZone} />
    </>
  );
}
