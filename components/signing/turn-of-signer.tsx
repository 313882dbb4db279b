import { format } from '@/lib/core/i18n/format';
import type { SignedView } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import { LinkField } from '../ui/copy-link';

/** For a sender who has signed: how the signer gets the link. */
export function TurnOfSigner({ view, signer, messages }: { view: SignedView; signer: string; messages: Messages['states'] }) {
  const words = messages.waiting_for_signer;
  const values = { signer, title: view.title };
  if (!view.signerLink) return <p>{format(words.emailed, values)}</p>;
  return (
    <div className="grid gap-3 border-y border-line py-4">
      <p>{format(words.passOn, values)}</p>
      <LinkField link={view.signerLink} label={format(words.link, values)} words={messages.link} />
    </div>
  );
}
