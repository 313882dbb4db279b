import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import { SentenceWithTime } from '../signing/local-time';
import type { CopyWords } from '../ui/copy-link';
import { addressOfRequest } from './addresses';
import { RequestActions } from './request-actions';
import { mailOf, timeOf, whoEnded } from './request-facts';
import { StatusChip } from './status-chip';

type Props = { request: ListedRequest; language: Language; words: Messages['requests']; linkWords: CopyWords };

/** One request: what it is, where it stands, for whom, and what can be done now. */
export function RequestItem({ request, language, words, linkWords }: Props) {
  const { title, signer, outcome, ended, openedAt } = request;
  const time = timeOf(request, words);
  const mail = mailOf(request, words);
  const titleId = `request-${request.id}`;
  return (
    <li className="grid grid-cols-1 gap-2 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 id={titleId} className="min-w-0 font-serif text-lg font-semibold">
          <Link href={addressOfRequest(request.id)} className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink">
            {title}
          </Link>
        </h2>
        <StatusChip outcome={outcome} word={words.statuses[outcome]} />
        {request.test ? <span className="rounded-full border border-warning px-2.5 py-0.5 text-sm font-medium text-warning">{words.test}</span> : null}
      </div>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <span className="min-w-0 wrap-anywhere">
          {signer.name ? `${signer.name} ` : ''}
          <span className="text-ink-quiet">{signer.email}</span>
        </span>
        <span className="text-ink-quiet tabular-nums">
          <SentenceWithTime text={time.text} values={{ name: whoEnded(request) }} iso={time.at} language={language} />
        </span>
        {openedAt ? (
          <span className="text-ink-quiet tabular-nums">
            <SentenceWithTime text={words.openedOn} iso={openedAt} language={language} />
          </span>
        ) : null}
      </p>
      {ended?.reason ? (
        <figure className="max-w-prose border-l-2 border-line-strong pl-4 text-sm">
          <figcaption className="text-ink-quiet">{words.reason}</figcaption>
          <blockquote className="whitespace-pre-line">{ended.reason}</blockquote>
        </figure>
      ) : null}
      {mail ? (
        <p className={`max-w-prose text-sm wrap-anywhere ${mail.wrong ? 'border-l-2 border-danger pl-3 text-danger' : 'text-ink-quiet'}`}>
          {format(mail.text, { email: signer.email, signer: signer.name ?? signer.email })}
        </p>
      ) : null}
      <RequestActions request={request} titleId={titleId} words={words} linkWords={linkWords} />
    </li>
  );
}
