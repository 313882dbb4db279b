import { format } from '@/lib/core/i18n/format';
import type { SignedView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';

type Props = { token: string; copy: SignedView['copy']; email: string; text: Messages['states']['signed'] };

/** The reader's copy by email: sent, or to be asked for. */
export function CopyByMail({ token, copy, email, text }: Props) {
  if (!copy) return null;
  if (copy !== 'askable') return <p className="min-w-0 basis-full">{format(copy === 'mailed' ? text.copyMailed : text.copySent, { email })}</p>;
  return (
    <form method="post" action={`/sign/${token}/copy`} className="min-w-0 max-w-full grow md:grow-0">
      <Button type="submit" className="w-full wrap-anywhere">
        {format(text.copyAsk, { email })}
      </Button>
    </form>
  );
}
