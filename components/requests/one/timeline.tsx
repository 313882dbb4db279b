import { format } from '@/lib/core/i18n/format';
import type { TimelineEntry } from '@/lib/domain/signatures/views/own-request';
import { Section } from '../../dashboard/section';
import { When } from '../../ui/when';
import type { Reader } from './reader';

/** What happened, in the order in which it did; in the words in which the certificate tells it. */
export function Timeline({ entries, reader: { language, timeZone, words, messages } }: { entries: readonly TimelineEntry[]; reader: Reader }) {
  return (
    <Section id="timeline" title={words.timeline}>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3 border-l border-line-strong pl-4 text-sm">
        {entries.map(({ id, type, at, actor, note }) => (
          <li key={id} className="grid gap-0.5">
            <span className="wrap-anywhere">{format(messages.certificate.eventTexts[type], { actor: actor ?? words.somebody })}</span>
            {note ? <span className="wrap-anywhere whitespace-pre-line text-ink-quiet">{note}</span> : null}
            <span className="text-ink-quiet">
              <When iso={at} language={language} timeZone={timeZone} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
