import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';

export type Revoke = (form: FormData) => Promise<void>;

/** Says what is lost before it is; opens and posts without JavaScript too. */
export function RevokeKey({ id, name, words, revoke }: { id: string; name: string; words: Messages['keys']; revoke: Revoke }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-danger underline decoration-1 underline-offset-4">
        {words.revoke}
        <span className="sr-only"> {name}</span>
      </summary>
      <form action={revoke} className="grid justify-items-start gap-3 pb-2">
        <input type="hidden" name="key_id" value={id} />
        <p>{format(words.revokeBody, { name })}</p>
        <Button type="submit">{words.revokeButton}</Button>
      </form>
    </details>
  );
}
