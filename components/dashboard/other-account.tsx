import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { Button, ButtonLink } from '../ui/button';
import { PageHead } from './page-head';

/** `other` is null where the page's account is none of the reader's any more. `to`: the page that was left. */
type Props = { acting: string; other: { id: string; name: string } | null; to: string; words: Messages['palette']['other'] };

/** What a page's act is answered with that came for another account than the one acted for: nothing was done, and both ways on. */
export function OtherAccount({ acting, other, to, words }: Props) {
  return (
    <>
      <PageHead title={format(words.title, { name: acting })} />
      <p className="max-w-prose wrap-anywhere">{format(words.body, { other: other?.name ?? words.unknown })}</p>
      <div className="flex flex-wrap gap-3">
        {other ? (
          <form method="post" action="/auth/act-for">
            <input type="hidden" name="account" value={other.id} />
            <input type="hidden" name="to" value={to} />
            <Button kind="primary" type="submit">
              {format(words.back, { other: other.name })}
            </Button>
          </form>
        ) : null}
        <ButtonLink href="/dashboard">{format(words.stay, { name: acting })}</ButtonLink>
      </div>
    </>
  );
}
