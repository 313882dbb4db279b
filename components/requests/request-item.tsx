import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import type { CopyWords } from '../ui/copy-link';
import { addressOfRequest } from './addresses';
import { RequestActions } from './request-actions';
import { mailOf, timeOf, whoEnded } from './request-facts';
import { SentenceWithDay } from './sentence-with-day';
import { StatusChip } from './status-chip';

type Props = { request: ListedRequest; language: Language; timeZone: string | null; words: Messages['requests']; linkWords: CopyWords };

/** One request: what it is, where it stands and for whom; beside it, where there is room, what can be done now. */
export function RequestItem({ request, language, timeZone, words, linkWords }: Props) {
  const { title, signer, outcome, ended, openedAt } = request;
  const time = timeOf(request, words);
  const mail = mailOf(request, words);
  const mailText = mail ? format(mail.text, { email: signer.email, signer: signer.name ?? signer.email }) : null;
  const titleId = `request-${request.id}`;
  const reader = { language, timeZone };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:py-3">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className="min-w-0 font-serif font-semibold wrap-anywhere">
            <Link
              href={addressOfRequest(request.id)}
              className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink pointer-coarse:inline-block pointer-coarse:py-2.5"
            >
              {title}
            </Link>
          </h2>
          <StatusChip outcome={outcome} word={words.statuses[outcome]} />
          {request.test ? <span className="rounded-full border border-warning px-2.5 py-0.5 text-sm font-medium text-warning">{words.test}</span> : null}
        </div>
        <p className="flex flex-wrap gap-x-5 text-sm text-ink-quiet tabular-nums *:min-w-0 *:wrap-anywhere">
          <span>
            {signer.name ? <span className="text-ink">{signer.name} </span> : null}
            {signer.email}
          </span>
          <span>
            <SentenceWithDay text={time.text} values={{ name: whoEnded(request) }} iso={time.at} {...reader} />
          </span>
          {openedAt ? (
            <span>
              <SentenceWithDay text={words.openedOn} iso={openedAt} {...reader} />
            </span>
          ) : null}
          {mail?.wrong === false ? <span>{mailText}</span> : null}
        </p>
        {ended?.reason ? (
          <figure className="max-w-prose border-l-2 border-line-strong pl-4 text-sm">
            <figcaption className="text-ink-quiet">{words.reason}</figcaption>
            <blockquote className="whitespace-pre-line">{ended.reason}</blockquote>
          </figure>
        ) : null}
        {mail?.wrong ? <p className="max-w-prose border-l-2 border-danger pl-3 text-sm wrap-anywhere text-danger">{mailText}</p> : null}
      </div>
      <RequestActions request={request} titleId={titleId} words={words} linkWords={linkWords} />
    </li>
  );
}
