import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import { nameOfLanguage } from '@/lib/core/i18n/languages';
import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { Messages } from '@/lib/words/messages';
import { LocalTime } from '../signing/local-time';
import { ProblemSummary } from '../signing/problem-summary';
import { problemText, whatFollows } from './confirm-words';
import { DeclineRequest } from './decline-request';
import { nameOf } from './name-of';

type Props = { view: ConfirmView; words: Messages['confirm']; noted: string };

/** Who gets what, in whose name, until when, and what follows: all that is to be checked before it leaves. */
export function ConfirmIntroduction({ view, words, noted }: Props) {
  const { signer, sender, message } = view;
  const values = { signer: nameOf(signer) };
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-[55rem] gap-5 px-4 py-6 md:py-10">
        {view.problem ? <ProblemSummary title={words.problemTitle} problem={problemText(view.problem, words)} /> : null}
        <div className="grid gap-2">
          <h1 className="font-serif text-lg font-semibold md:text-2xl">{view.title}</h1>
          <p className="max-w-prose">{format(words.lead, values)}</p>
        </div>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          <div className="basis-full">
            <dt className="text-sm text-ink-quiet">{words.goesTo}</dt>
            <dd className="text-lg wrap-anywhere md:text-xl">
              {signer.name ? <span className="block font-semibold">{signer.name}</span> : null}
              <span className={signer.name ? 'block text-base md:text-lg' : 'font-semibold'}>{signer.email}</span>
            </dd>
          </div>
          {message ? (
            <div className="basis-full border-l-2 border-line-strong pl-4">
              <dt className="text-sm text-ink-quiet">{words.message}</dt>
              <dd className="max-w-prose whitespace-pre-line">{message}</dd>
            </div>
          ) : null}
          <Fact name={words.inTheNameOf}>
            {sender.name ? `${sender.name} ` : ''}
            <span className="wrap-anywhere text-ink-quiet">{sender.email}</span>
          </Fact>
          <Fact name={words.language}>{nameOfLanguage(view.language)}</Fact>
          <Fact name={words.until}>
            <LocalTime iso={view.expiresAt} language={view.language} />
          </Fact>
          <div className="basis-full">
            <dt className="text-sm text-ink-quiet">{words.nextTitle}</dt>
            <dd className="max-w-prose">{format(whatFollows(view, words), values)}</dd>
          </div>
        </dl>
        <DeclineRequest token={view.token} signer={values.signer} words={words} noted={noted} />
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 basis-full text-sm md:basis-auto">
      <dt className="text-ink-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
