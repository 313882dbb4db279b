import type { ReactNode } from 'react';
import { format, formatNumber } from '@/lib/core/i18n/format';
import { nameOfLanguage } from '@/lib/core/i18n/languages';
import type { OwnRequestView } from '@/lib/domain/signatures/views/own-request';
import { Section } from '../../dashboard/section';
import { When } from '../../ui/when';
import type { Reader } from './reader';

/** What is fixed of a request, for who wants to look something up. */
export function Facts({ request, reader }: { request: OwnRequestView; reader: Reader }) {
  const { language, timeZone, words, messages } = reader;
  const { facts, id } = request;
  const { certificate } = messages;
  const time = (iso: string) => <When iso={iso} language={language} timeZone={timeZone} />;
  return (
    <Section id="facts" title={words.facts}>
      {request.test ? <p className="text-sm text-warning">{words.testNote}</p> : null}
      {request.message ? (
        <figure className="grid gap-1">
          <figcaption className="text-sm text-ink-quiet">{words.message}</figcaption>
          <blockquote className="border-l-2 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">{request.message}</blockquote>
        </figure>
      ) : null}
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
        <Fact name={words.made}>{time(facts.createdAt)}</Fact>
        <Fact name={words.madeBy}>{facts.key ? format(words.key, { key: facts.key.name, person: facts.key.person }) : words.noKey}</Fact>
        <Fact name={words.until}>{time(facts.expiresAt)}</Fact>
        <Fact name={words.delivery}>{words.deliveries[facts.delivery]}</Fact>
        <Fact name={certificate.language}>{nameOfLanguage(facts.language)}</Fact>
        <Fact name={certificate.pages}>{formatNumber(facts.pages, language)}</Fact>
        <Fact name={certificate.request} isCode>
          {id}
        </Fact>
        <Fact name={certificate.originalHash} isCode>
          {facts.hashes.source}
        </Fact>
        <Fact name={certificate.presentedHash} isCode>
          {facts.hashes.presented}
        </Fact>
        {facts.hashes.content ? (
          <Fact name={certificate.signedHash} isCode>
            {facts.hashes.content}
          </Fact>
        ) : null}
        {facts.hashes.signed ? (
          <Fact name={words.signedFile} isCode>
            {facts.hashes.signed}
          </Fact>
        ) : null}
      </dl>
      <p className="text-sm">
        <a href={request.statusLink} className="text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong">
          {words.steps}
        </a>
      </p>
    </Section>
  );
}

function Fact({ name, isCode = false, children }: { name: string; isCode?: boolean; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-ink-quiet">{name}</dt>
      <dd className={isCode ? 'font-mono text-[0.8125rem] break-all' : 'wrap-anywhere'}>{children}</dd>
    </div>
  );
}
