import { format } from '@/lib/core/i18n/format';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import type { Messages } from '@/lib/words/messages';
import { Button, ButtonLink } from '../ui/button';
import { CopyLinkButton, type CopyWords } from '../ui/copy-link';

type Props = { request: ListedRequest; titleId: string; words: Messages['requests']; linkWords: CopyWords };

/** A finger needs its room; under a pointer a row stays low. */
const compact = 'pointer-fine:min-h-9 pointer-fine:px-3 pointer-fine:py-1 pointer-fine:text-sm';

/** What can be done about a request now. Each says whose it is to those who hear it. */
export function RequestActions({ request, titleId, words, linkWords }: Props) {
  const { id, signingLink, mayRemind, mayCancel, downloadable, signer, title } = request;
  if (!signingLink && !mayRemind && !mayCancel && !downloadable) return null;
  const values = { signer: signer.name ?? signer.email, title };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 md:justify-end md:not-has-[[open]]:max-w-sm md:has-[[open]]:col-span-2 md:has-[[open]]:justify-start">
      {downloadable ? (
        <ButtonLink href={`/dashboard/data/requests/${id}/signed-pdf`} aria-describedby={titleId} className={compact}>
          {words.download}
        </ButtonLink>
      ) : null}
      {signingLink ? <CopyLinkButton link={signingLink} label={words.copy} words={linkWords} describedBy={titleId} className={compact} /> : null}
      {mayRemind ? (
        <form method="post" action={`/dashboard/data/requests/${id}/remind`} className="max-w-full">
          <Button type="submit" className={`max-w-full wrap-anywhere ${compact}`} aria-describedby={titleId}>
            {format(words.remind, values)}
          </Button>
        </form>
      ) : null}
      {mayCancel ? (
        <details className="open:order-last open:basis-full">
          <summary
            aria-describedby={titleId}
            className="inline-block min-h-11 content-center text-ink-quiet underline decoration-1 underline-offset-4 hover:text-ink pointer-fine:min-h-9 pointer-fine:text-sm"
          >
            {words.withdraw}
          </summary>
          <form
            method="post"
            action={`/dashboard/data/requests/${id}/cancel`}
            className="grid max-w-prose justify-items-start gap-3 border-l-2 border-line-strong py-1 pl-4"
          >
            <p>{format(request.test ? words.withdrawTextTest : words.withdrawText, values)}</p>
            <Button kind="danger" type="submit">
              {words.withdrawSubmit}
            </Button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
