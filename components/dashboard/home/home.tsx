import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Live } from '../live';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { FirstSteps, type Steps } from './first-steps';
import { NeedList, type ShownNeed } from './need-list';

type Overview = { needs: readonly ShownNeed[]; waiting: { sender: number; signer: number; opened: number } };
type Props = { overview: Overview; steps: Steps; language: Language; timeZone: string | null; words: Messages['homeRoom'] };

/** What needs whoever is here, and how much is under way; on the first days the steps to begin with. */
export function Home({ overview: { needs, waiting }, steps, language, timeZone, words }: Props) {
  return (
    <>
      <Live />
      <PageHead title={words.title} />
      {steps.key && steps.send && steps.workflow ? null : <FirstSteps steps={steps} words={words} />}
      <Section id="needs" title={words.needs}>
        {needs.length === 0 ? (
          <p className="text-ink-quiet">{words.nothing}</p>
        ) : (
          <NeedList needs={needs} language={language} timeZone={timeZone} words={words} />
        )}
      </Section>
      <Section id="under-way" title={words.underWay}>
        {waiting.signer === 0 ? (
          <p className="text-ink-quiet">{words.noneWaiting}</p>
        ) : (
          <p className="tabular-nums">
            <Link href="/dashboard/requests?status=pending" className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
              {format(words.waiting, { signer: waiting.signer }, language)}
            </Link>
            {waiting.opened > 0 ? ` · ${format(words.opened, { opened: waiting.opened }, language)}` : null}
          </p>
        )}
      </Section>
    </>
  );
}
