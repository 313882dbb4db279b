import type { ReactNode } from 'react';
import { format, formatDate } from '@/lib/core/i18n/format';
import { type Language, localeOf } from '@/lib/core/i18n/languages';
import type { ShownHealth } from '@/lib/domain/operator/schema';
import { Section } from '../section';
import type { OperatorWords, Reader } from './words';

type Props = { health: ShownHealth; words: OperatorWords; reader: Reader };

/** How the service is, in words: what it needs, what it can do, and how much room is left. */
export function Health({ health, words, reader }: Props) {
  const own = words.health;
  return (
    <>
      <Section id="checks" title={own.checks}>
        <dl className="divide-y divide-line border-b border-line">
          {health.checks.map(({ name, isWell }) => (
            <Row key={name} label={own.names[name]}>
              <State isWell={isWell} words={words} />
            </Row>
          ))}
        </dl>
      </Section>
      <Section id="parts" title={own.parts}>
        <dl className="divide-y divide-line border-b border-line">
          <Row label={own.converter}>
            <Converter {...health.converter} words={words} />
          </Row>
          <Row label={own.seal}>
            <Seal seal={health.seal} words={words} reader={reader} />
          </Row>
          <Row label={own.mail}>
            <Mail {...health.mail} words={words} reader={reader} />
          </Row>
          <Row label={own.storage}>
            <span className="break-all">{health.storage}</span>
          </Row>
          {health.disk ? (
            <Row label={own.disk}>
              {format(own.diskFree, { free: bytes(health.disk.freeBytes, reader.language), total: bytes(health.disk.totalBytes, reader.language) })}
            </Row>
          ) : null}
          <Row label={own.versions}>{health.versions.map(({ name, version }) => `${name} ${version}`).join(' · ')}</Row>
        </dl>
      </Section>
    </>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="font-medium">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

const State = ({ isWell, words }: { isWell: boolean; words: OperatorWords }) => (
  <span className={isWell ? 'text-success' : 'font-medium text-danger'}>{isWell ? words.well : words.failing}</span>
);

function Converter({ isThere, install, isSandboxed, words }: ShownHealth['converter'] & { words: OperatorWords }) {
  const { converterThere, converterMissing, unsandboxed } = words.health;
  return (
    <>
      <p className={isThere ? '' : 'text-danger'}>{isThere ? converterThere : converterMissing}</p>
      {isSandboxed ? null : <p className="text-ink-quiet">{unsandboxed}</p>}
      {install ? (
        <code lang="en" className="block text-sm break-all">
          {install}
        </code>
      ) : null}
    </>
  );
}

function Mail({ way, problem, refusal, waiting, tried, failed, words, reader }: ShownHealth['mail'] & { words: OperatorWords; reader: Reader }) {
  const own = words.health;
  return (
    <>
      <p className={problem ? 'text-danger' : ''}>{own.ways[way]}</p>
      <p className="text-ink-quiet">{format(own.mailCounts, { waiting, failed }, reader.language)}</p>
      {tried > 0 ? <p className="text-danger">{format(own.mailTried, { tried }, reader.language)}</p> : null}
      {refusal ? (
        <p lang="en" className="text-danger">
          {refusal}
        </p>
      ) : null}
    </>
  );
}

function Seal({ seal, words, reader }: { seal: ShownHealth['seal']; words: OperatorWords; reader: Reader }) {
  if (!seal) return <p className="text-danger">{words.health.sealMissing}</p>;
  const date = formatDate(new Date(seal.endsAt), reader.language, reader.timeZone ?? 'UTC');
  return (
    <>
      <p>{format(words.health.sealUntil, { subject: seal.subject, date })}</p>
      {seal.concern ? (
        <p lang="en" className="text-danger">
          {seal.concern}
        </p>
      ) : null}
    </>
  );
}

/** In gigabytes of a thousand megabytes, as disks are sold. */
const bytes = (count: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 }).format(count / 1e9);
