import type { MailView, PersonView } from '@/lib/domain/signatures/views/own-request';
import { When } from '../../ui/when';
import type { Reader } from './reader';
import { Sentence } from './sentence';

const isWrong = ({ fate }: MailView): boolean => fate === 'bounced' || fate === 'failed' || fate === 'refused' || fate === 'complained';

/** Somebody whom a request concerns: how they were reached, and each email to them with what became of it. */
export function PersonEntry({ person, reader }: { person: PersonView; reader: Reader }) {
  const { words } = reader;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <p className="text-sm text-ink-quiet">{words.roles[person.party]}</p>
      <p className="wrap-anywhere">
        {person.name && person.name !== person.email ? <span className="font-medium">{person.name} </span> : null}
        <span className={person.name && person.name !== person.email ? 'text-ink-quiet' : 'font-medium'}>{person.email}</span>
      </p>
      {person.party === 'owner' ? null : (
        <p className="text-sm text-ink-quiet first-letter:uppercase">
          {words.reached[person.reached]}
          {person.proven === null ? null : ` · ${person.proven ? words.proven : words.unproven}`}
        </p>
      )}
      {person.openedAt || person.signedAt ? (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {person.openedAt ? (
            <span>
              <Sentence text={words.opened} iso={person.openedAt} reader={reader} />
            </span>
          ) : null}
          {person.signedAt ? (
            <span>
              <Sentence text={words.signed} iso={person.signedAt} reader={reader} />
            </span>
          ) : null}
        </p>
      ) : null}
      {person.mails.length > 0 ? (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-l-2 border-line pl-3 text-sm">
          {person.mails.map((mail) => (
            <Mail key={mail.id} mail={mail} reader={reader} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Mail({ mail, reader: { language, timeZone, words } }: { mail: MailView; reader: Reader }) {
  const kind = words.mails[mail.kind as keyof typeof words.mails];
  return (
    <li className="grid gap-0.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0">
          {kind}: <span className={isWrong(mail) ? 'font-medium text-danger' : 'text-ink'}>{words.fates[mail.fate]}</span>
        </span>
        <span className="text-ink-quiet">
          <When iso={mail.at} language={language} timeZone={timeZone} />
        </span>
      </p>
      {mail.problem && isWrong(mail) ? (
        <p lang="en" className="wrap-anywhere text-ink-quiet">
          {mail.problem}
        </p>
      ) : null}
    </li>
  );
}
