import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { ReadyView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { Decline } from './decline';
import { LocalTime } from './local-time';
import { ProblemSummary } from './problem-summary';
import { quietEntry } from './quiet-entry';

/** Who asks whom to sign what, and until when. */
export function Introduction({ view, messages: all }: { view: ReadyView; messages: Messages }) {
  const { sender, person, party } = view;
  const { signing: messages, decline } = all;
  // A sender who signs first need not be told who asks: that is themselves.
  const isOwn = party === 'sender';
  const lead = isOwn ? format(messages.leadSender, { signer: view.signer.name ?? view.signer.email }) : format(messages.lead, { sender: sender.name });
  const whatDecliningMeans = meaningOfDeclining(view, decline);
  return (
    <div className="border-b border-line">
      <div className="mx-auto grid max-w-[55rem] gap-4 px-4 py-5 md:gap-5 md:py-10">
        {view.problem ? <ProblemSummary title={messages.problemTitle} problem={problemText(view.problem, messages)} /> : null}
        <div className="grid gap-1">
          <h1 className="font-serif text-lg font-semibold md:text-2xl">{view.title}</h1>
          <p>{lead}</p>
        </div>
        {view.message ? (
          <figure className="max-w-prose border-l-2 border-line-strong pl-4">
            <figcaption className="text-sm text-ink-quiet">{isOwn ? all.confirm.message : format(messages.messageFrom, { name: sender.name })}</figcaption>
            <blockquote className="whitespace-pre-line">{view.message}</blockquote>
          </figure>
        ) : null}
        <dl className="grid gap-1.5 text-sm md:flex md:flex-wrap md:gap-x-10 md:gap-y-3">
          {isOwn ? null : (
            <Fact name={messages.from}>
              {sender.name} <span className="text-ink-quiet">{sender.email}</span>{' '}
              <Standing isProven={sender.verified} words={senderStanding(sender, messages)} />
            </Fact>
          )}
          <Fact name={messages.signingAs}>
            {person.name ? `${person.name} ` : ''}
            <span className="text-ink-quiet">{person.email}</span>{' '}
            <Standing isProven={view.proven} words={view.proven ? messages.byMailedLink : messages.unverified} />
          </Fact>
          <Fact name={messages.expires}>
            <LocalTime iso={view.expiresAt} language={view.language} />
          </Fact>
        </dl>
        <p className="max-w-prose text-sm text-ink-quiet">{messages.evidence.reading}</p>
        {view.test ? <p className="text-sm font-medium text-warning">{messages.test}</p> : null}
        <div className="-my-2 flex flex-wrap items-start gap-x-6 text-sm">
          <Decline
            token={view.token}
            language={view.language}
            explains={whatDecliningMeans}
            words={decline}
            noted={messages.evidence.act}
            closeLabel={messages.close}
          />
          {isOwn ? null : (
            <a href={`/sign/${view.token}/report`} className={quietEntry}>
              {messages.report}
            </a>
          )}
        </div>
      </div>
    </div>
  );
}

/** Of a test nobody is told. */
function meaningOfDeclining({ party, test, sender }: ReadyView, words: Messages['decline']): string {
  if (party === 'sender') return words.explainsSender;
  return test ? words.explainsTest : format(words.explains, { sender: sender.name });
}

const problemText = (code: string, { problems }: Messages['signing']): string =>
  Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other;

/** A name is what the sender says; of the address it is known whether it is theirs. */
function senderStanding({ name, email, verified }: ReadyView['sender'], messages: Messages['signing']): string {
  if (name === email) return verified ? messages.verified : messages.unverified;
  return verified ? messages.namedVerified : messages.namedUnverified;
}

const Standing = ({ isProven, words }: { isProven: boolean; words: string }) => <span className={isProven ? 'text-success' : 'text-warning'}>({words})</span>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[5rem_1fr] gap-x-2 md:block">
      <dt className="text-ink-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
