import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { LatelyEntry } from '@/lib/domain/activity/views/lately';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { SendLink } from '../send-link';
import { FirstSteps, hasBegun, isWayLeft, type Steps } from './first-steps';
import { HomeOutcome } from './home-outcome';
import type { HomeReader } from './home-reader';
import { Lately } from './lately';
import { isNothing, NeedList, type Needs } from './need-list';

type Props = {
  needs: Needs;
  waiting: { sender: number; signer: number; opened: number };
  lately: readonly LatelyEntry[];
  steps: Steps;
  outcome: { done: string | null; problem: string | null };
  /** The act of sending, by its name, where it is offered; who may not send is shown no ways to begin either. */
  send: string | null;
  reader: HomeReader;
};

/** What needs whoever is here, how much is under way, and what happened lately; on the first days the ways to begin. */
export function Home({ needs, waiting, lately, steps, outcome, send, reader }: Props) {
  const { language, words } = reader;
  const ways = send === null || !isWayLeft(steps) ? null : hasBegun(steps) ? 'last' : 'first';
  return (
    <>
      <PageHead title={words.title} actions={<SendLink label={send} />} />
      <HomeOutcome {...outcome} words={words} />
      {ways === 'first' ? <FirstSteps steps={steps} words={words} /> : null}
      <Section id="needs" title={words.needs}>
        {isNothing(needs) ? <p className="text-ink-quiet">{words.nothing}</p> : <NeedList needs={needs} reader={reader} />}
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
      <Lately entries={lately} reader={reader} />
      {ways === 'last' ? <FirstSteps steps={steps} words={words} /> : null}
    </>
  );
}
