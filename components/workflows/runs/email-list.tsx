import type { RunContext } from '@/lib/domain/automations/views/run-context';
import type { Messages } from '@/lib/words/messages';
import { When } from '../../ui/when';
import type { Speaking } from '../words';

/** What emails are called, and what becomes of them. */
export type MailWords = Pick<Messages['requestsRoom']['one'], 'mails' | 'fates'>;

const isWrong = (fate: RunContext['emails'][number]['fate']): boolean => ['bounced', 'complained', 'failed', 'refused'].includes(fate);

type Props = Speaking & { emails: RunContext['emails']; mailWords: MailWords };

/** The emails that a run has sent, to whom, and what became of each. */
export function EmailList({ emails, mailWords: { mails, fates }, words: { runs }, language, timeZone }: Props) {
  return (
    <ul className="divide-y divide-line border-b border-line">
      {emails.map(({ id, kind, recipient, fate, at, problem, isUnwanted }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="font-medium wrap-anywhere">{recipient}</span>
            <span className="text-sm text-ink-quiet">{Object.hasOwn(mails, kind) ? mails[kind as keyof typeof mails] : runs.outputsMail}</span>
          </p>
          <p className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-quiet">
            <span className={isWrong(fate) ? 'font-medium text-danger' : 'text-ink'}>{fates[fate]}</span>
            <When iso={at} language={language} timeZone={timeZone} />
          </p>
          {isUnwanted ? <p className="text-sm text-warning">{runs.unwanted}</p> : null}
          {problem && isWrong(fate) && !isUnwanted ? (
            <p lang="en" className="text-sm wrap-anywhere text-ink-quiet">
              {problem}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
