import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { quietEntry } from '../signing/quiet-entry';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/checkbox';

/** For somebody in whose name others made a request. Unfolds, so that nobody ends one in passing. */
export function DeclineRequest({ token, signer, words, noted }: { token: string; signer: string; words: Messages['confirm']; noted: string }) {
  return (
    <details className="-my-2">
      <summary className={`${quietEntry} text-sm`}>{words.decline}</summary>
      <form method="post" action={`/confirm/${token}/decline`} className="grid max-w-prose justify-items-start gap-2 border-l-2 border-line-strong pl-4">
        <p>{format(words.declineText, { signer })}</p>
        <Checkbox name="block" value="1" label={words.block} />
        <p className="text-sm text-ink-quiet">{noted}</p>
        <Button kind="danger" type="submit">
          {words.declineSubmit}
        </Button>
      </form>
    </details>
  );
}
