import Link from 'next/link';
import type { OwnDocumentView, OwnRequestView } from '@/lib/domain/signatures/views/own-request';
import { PageHead } from '../../dashboard/page-head';
import { Section } from '../../dashboard/section';
import { type Outcome, RequestOutcome } from '../request-outcome';
import { StatusChip } from '../status-chip';
import { Acts } from './acts';
import { DocumentView } from './document-view';
import { Facts } from './facts';
import { PersonEntry } from './person-entry';
import type { Reader } from './reader';
import { Sentence } from './sentence';
import { Timeline } from './timeline';

type Props = { request: OwnRequestView; document: OwnDocumentView | null; outcome: Outcome; reader: Reader };

/** One request: its document on the left; on the right where it stands, what can be done, whom it concerns, facts, and what happened. */
export function RequestPage({ request, document, outcome, reader }: Props) {
  const { words, messages } = reader;
  const { statuses, test, done, problems } = messages.requests;
  return (
    <>
      <div className="grid gap-3">
        <Link href="/dashboard/requests" className="inline-flex min-h-11 items-center justify-self-start text-accent underline decoration-1 underline-offset-4">
          {words.back}
        </Link>
        <PageHead title={request.title} />
        <p className="flex flex-wrap gap-3">
          <StatusChip outcome={request.outcome} word={statuses[request.outcome]} />
          {request.test ? <span className="rounded-full border border-warning px-2.5 py-0.5 text-sm font-medium text-warning">{test}</span> : null}
        </p>
      </div>
      <RequestOutcome outcome={outcome} words={{ ...messages.requests, done: { ...done, ...words.done }, problems: { ...problems, ...words.problems } }} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 min-[80rem]:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2">
          <p className="text-lg wrap-anywhere">
            <Sentence text={words.standing[request.standing]} values={namesIn(request)} iso={request.standsSince} reader={reader} />
          </p>
          {request.ended?.reason ? (
            <figure className="border-l-2 border-line-strong pl-4">
              <figcaption className="text-sm text-ink-quiet">{messages.requests.reason}</figcaption>
              <blockquote className="wrap-anywhere whitespace-pre-line">{request.ended.reason}</blockquote>
            </figure>
          ) : null}
          <Acts request={request} document={document} reader={reader} />
        </div>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <DocumentView request={request} document={document} reader={reader} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2">
          <Section id="people" title={words.people}>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {request.people.map((person) => (
                <PersonEntry key={`${person.party} ${person.email}`} person={person} reader={reader} />
              ))}
            </ul>
          </Section>
          <Facts request={request} reader={reader} />
          <Timeline entries={request.timeline} reader={reader} />
        </div>
      </div>
    </>
  );
}

/** Whom the sentence of a standing can name; `name` is who ended it. */
function namesIn({ signer, senderName, ended }: OwnRequestView) {
  const signerName = signer.name ?? signer.email;
  return { signer: signerName, sender: senderName, name: ended?.by === 'signer' ? signerName : senderName };
}
