import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownSession } from '@/lib/domain/accounts/sessions/schema';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../../ui/button';
import { SentenceWithWhen } from './sentence-with-when';

type Words = Messages['settingsRoom'];
type Reader = { language: Language; timeZone: string | null };
type Props = { sessions: readonly ShownSession[]; words: Words; reader: Reader };

/** Every browser in which one is signed in. Its forms post to addresses, so that they work without scripts and after an update of the service. */
export function SessionList({ sessions, words, reader }: Props) {
  const own = sessions.find(({ isThis }) => isThis);
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <Session session={session} words={words} reader={reader} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {own && sessions.length > 1 ? (
          <form method="post" action="/dashboard/settings/sessions/end-others">
            <input type="hidden" name="session_id" value={own.id} />
            <Button type="submit">{words.endOthers}</Button>
          </form>
        ) : (
          <p className="flex min-h-11 items-center text-ink-quiet">{words.onlyThis}</p>
        )}
      </div>
      <form method="post" action="/auth/sign-out" className="grid justify-items-start gap-2">
        <input type="hidden" name="everywhere" value="yes" />
        <Button type="submit">{words.everywhere}</Button>
        <p className="max-w-prose text-sm text-ink-quiet">{words.everywhereHint}</p>
      </form>
    </>
  );
}

function Session({ session: { id, browser, createdAt, seenAt, isThis }, words, reader }: { session: ShownSession; words: Words; reader: Reader }) {
  const name = browser ?? words.unknownBrowser;
  return (
    <>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap gap-x-3">
          <span className="font-medium">{name}</span>
          {isThis ? <span className="text-success">{words.thisOne}</span> : null}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet">
          <SentenceWithWhen text={words.since} iso={createdAt} {...reader} />
          {seenAt ? <SentenceWithWhen text={words.lastSeen} iso={seenAt} {...reader} /> : null}
        </p>
      </div>
      {isThis ? null : (
        <form method="post" action="/dashboard/settings/sessions/end">
          <input type="hidden" name="session_id" value={id} />
          <Button type="submit" aria-label={format(words.endSession, { browser: name })}>
            {words.end}
          </Button>
        </form>
      )}
    </>
  );
}
