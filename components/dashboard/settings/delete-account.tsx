import { format } from '@/lib/core/i18n/format';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

type Props = {
  email: string;
  words: Messages['settingsRoom']['deletion'];
  /** What is wrong with the address that was typed. */
  wrong: string | null;
};

/** Says what is lost, when, and what stays, before it asks for the address that confirms it. Opens and posts without scripts. */
export function DeleteAccount({ email, words, wrong }: Props) {
  return (
    <>
      <div className="grid max-w-prose gap-3">
        <p>{words.atOnce}</p>
        <p>{words.later}</p>
        <p>{words.teams}</p>
      </div>
      <details open={wrong !== null}>
        <summary className="inline-flex min-h-11 items-center text-danger underline decoration-1 underline-offset-4">{words.open}</summary>
        <form method="post" action="/dashboard/settings/delete" className="grid max-w-xl justify-items-start gap-4 pt-2">
          <TextField
            name="confirmation"
            type="email"
            label={words.confirm}
            hint={format(words.confirmHint, { email })}
            required
            maxLength={254}
            autoComplete="off"
            className="w-full"
            problem={wrong}
          />
          <Button kind="danger" type="submit">
            {words.submit}
          </Button>
        </form>
      </details>
    </>
  );
}
