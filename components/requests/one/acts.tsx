import { format } from '@/lib/core/i18n/format';
import type { OwnDocumentView, OwnRequestView } from '@/lib/domain/signatures/views/own-request';
import { Button, ButtonLink } from '../../ui/button';
import { LinkField } from '../../ui/copy-link';
import { verifyAddress } from '../../verify/verify-link';
import { fromItsPage } from '../addresses';
import { pageId } from './document-view';
import type { Reader } from './reader';

type Props = { request: OwnRequestView; document: OwnDocumentView | null; reader: Reader };

/** What can be done now. Whoever may do nothing of it is offered nothing of it. */
export function Acts({ request, document, reader: { language, words, messages } }: Props) {
  const { id, title, test, signer, senderName, signingLink, mayRemind, mayCancel, maySend, downloadable } = request;
  const signerName = signer.name ?? signer.email;
  const resendable = request.people.flatMap(({ mails }) => mails.filter(({ mayResend }) => mayResend));
  const certificate = request.hasCertificate ? document?.certificateFrom : null;
  const isModel = maySend && !request.erased;
  if (!signingLink && !mayRemind && !mayCancel && !isModel && !downloadable && resendable.length === 0) return null;
  const linkTo = signingLink?.party === 'sender' ? senderName : signerName;
  const values = { signer: signerName, title };
  const target = `/dashboard/data/requests/${id}`;
  return (
    <section aria-label={words.acts} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {signingLink ? (
        <div className="grid gap-2">
          <LinkField link={signingLink.link} label={format(words.linkFor, { name: linkTo })} words={messages.states.link} />
          <p className="text-sm wrap-anywhere text-ink-quiet">{format(words.linkProves, { name: linkTo })}</p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {downloadable ? (
          <ButtonLink href={`${target}/signed-pdf`} kind="primary">
            {messages.requests.download}
          </ButtonLink>
        ) : null}
        {resendable.map(({ id: mailId, recipient }) => (
          <form key={mailId} method="post" action={`${target}/mails/${mailId}/resend`} className="max-w-full">
            <Button type="submit" kind="primary" className="max-w-full wrap-anywhere">
              {format(words.resend, { email: recipient })}
            </Button>
          </form>
        ))}
        {mayRemind ? (
          <form method="post" action={`${target}/remind${fromItsPage}`} className="max-w-full">
            <Button type="submit" className="max-w-full wrap-anywhere">
              {format(messages.requests.remind, values)}
            </Button>
          </form>
        ) : null}
        {certificate ? <ButtonLink href={`#${pageId(certificate)}`}>{words.certificate}</ButtonLink> : null}
        {downloadable ? <ButtonLink href={verifyAddress(language)}>{words.verify}</ButtonLink> : null}
        {isModel ? <ButtonLink href={`/dashboard/send?${new URLSearchParams({ from: id })}`}>{words.model}</ButtonLink> : null}
      </div>
      {mayCancel ? (
        <details>
          <summary className="inline-block min-h-11 content-center text-ink-quiet underline decoration-1 underline-offset-4 hover:text-ink">
            {messages.requests.withdraw}
          </summary>
          <form
            method="post"
            action={`${target}/cancel${fromItsPage}`}
            className="grid max-w-prose justify-items-start gap-3 border-l-2 border-line-strong py-1 pl-4"
          >
            <p className="wrap-anywhere">{format(test ? messages.requests.withdrawTextTest : messages.requests.withdrawText, values)}</p>
            <Button kind="danger" type="submit">
              {messages.requests.withdrawSubmit}
            </Button>
          </form>
        </details>
      ) : null}
    </section>
  );
}
