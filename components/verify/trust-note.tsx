import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from '../ui/button';

type Props = { seal: { subject: string; fingerprint: string }; words: Messages['verify']['trust'] };

/** Why a reader calls the issuer of a seal unknown, and what to do where it is to be trusted. */
export function TrustNote({ seal, words }: Props) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4">{words.title}</summary>
      <div className="grid gap-3 pt-2">
        <p>{words.body}</p>
        <p>{words.how}</p>
        <dl className="grid gap-1 text-sm">
          <dt className="font-medium">{words.issued}</dt>
          <dd className="[overflow-wrap:anywhere]">{seal.subject}</dd>
          <dt className="pt-2 font-medium">{words.fingerprint}</dt>
          <dd className="font-mono [overflow-wrap:anywhere]">{seal.fingerprint.match(/.{4}/g)?.join(' ')}</dd>
        </dl>
        <p>
          <ButtonLink href="/verify/certificate.pem" download>
            {words.download}
          </ButtonLink>
        </p>
      </div>
    </details>
  );
}
