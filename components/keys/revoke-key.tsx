import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownKey } from '@/lib/domain/accounts/schema';
import { PageAccount } from '../dashboard/page-account';
import { SentenceWithTime } from '../signing/local-time';
import { Button } from '../ui/button';
import type { KeysWords } from './words';

export type Revoke = (form: FormData) => Promise<void>;

type Props = { shown: Pick<ShownKey, 'id' | 'name' | 'lastUsedAt'>; words: KeysWords; language: Language; revoke: Revoke };

/** Says what stops before it does; opens and posts without JavaScript too. */
export function RevokeKey({ shown: { id, name, lastUsedAt }, words: { keys, keysRoom }, language, revoke }: Props) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-danger underline decoration-1 underline-offset-4">
        {keys.revoke}
        <span className="sr-only"> {name}</span>
      </summary>
      <form action={revoke} className="grid justify-items-start gap-3 pb-2">
        <PageAccount />
        <input type="hidden" name="key_id" value={id} />
        <p className="wrap-anywhere">{format(keys.revokeBody, { name })}</p>
        <p>
          <SentenceWithTime text={lastUsedAt ? keysRoom.stops.used : keysRoom.stops.unused} iso={lastUsedAt} language={language} />
        </p>
        <Button kind="danger" type="submit">
          {keys.revokeButton}
        </Button>
      </form>
    </details>
  );
}
