import { useId } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';

/** What the form without scripts may carry; `verify-posted-file.ts` refuses more. */
const MAX_POSTED_MEGABYTES = 10;

type Props = { alive: boolean; isOver: boolean; language: Language; host: string; words: Messages['verify']; onFile: (file: File) => void };

/** One input for both ways: with scripts a choice is enough, without them the form posts the file. */
export function FileChoice({ alive, isOver, language, host, words, onFile }: Props) {
  const id = useId();
  return (
    <form
      action="/verify/file"
      method="post"
      encType="multipart/form-data"
      className={`grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 rounded border border-dashed px-4 py-8 text-center ${isOver ? 'border-accent bg-surface' : 'border-line-strong'}`}
    >
      <input type="hidden" name="lang" value={language} />
      <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
        <input
          id={id}
          type="file"
          name="file"
          accept="application/pdf,.pdf"
          required
          aria-describedby={`${id}-privacy`}
          className={
            alive
              ? 'peer sr-only'
              : 'order-last min-h-11 max-w-full text-sm file:mr-3 file:min-h-11 file:rounded file:border file:border-line-strong file:bg-surface file:px-3 file:text-ink'
          }
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (alive && file) onFile(file);
            // The same file again is a choice too.
            if (alive) event.target.value = '';
          }}
        />
        {alive ? (
          <label
            htmlFor={id}
            className="inline-flex min-h-11 items-center rounded border border-transparent bg-accent px-4 py-2 font-medium text-on-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent hover:bg-accent-strong"
          >
            {words.choose}
          </label>
        ) : (
          <label htmlFor={id} className="text-sm font-medium">
            {format(words.file, { megabytes: `${MAX_POSTED_MEGABYTES}` })}
          </label>
        )}
        {alive ? <span className="hidden text-sm text-ink-quiet md:block">{words.drop}</span> : null}
      </div>
      {alive ? null : (
        <Button type="submit" kind="primary">
          {words.send}
        </Button>
      )}
      <p id={`${id}-privacy`} className="max-w-prose text-sm text-ink-quiet">
        {format(alive ? words.privacy : words.privacyPlain, { host })}
      </p>
    </form>
  );
}
