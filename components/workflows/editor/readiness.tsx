'use client';
import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { useEditing } from './editing';
import { missingText, sortMissing } from './findings';

/** More than so many are counted, and stand at their places. */
const MOST_SHOWN = 5;

/** So many names of fields stand in one sentence. */
const MOST_NAMED = 12;

type Lacking = { key: string; place: string; text: string };

/** Complete or incomplete, in words: what that means for data that come in, and what is missing, each with the way to its place. */
export function Readiness() {
  const { state, shown, words, language } = useEditing();
  const { status, changes, templates } = state.view;
  const lacking = useLacking();
  const misread = shown.documents.find(({ fileId }) => templates.some(({ id, misread: found }) => id === fileId && found.length > 0));
  if (status === 'ARCHIVED') return null;
  const { readiness } = words;
  if (lacking.length === 0) {
    const isMended = status === 'INCOMPLETE' && changes.length > 0;
    if (misread && !isMended)
      return (
        <p className="flex max-w-prose flex-wrap items-baseline gap-x-3 text-sm text-warning">
          {readiness.misread} <Jump to={misread.id} />
        </p>
      );
    return <p className={`max-w-prose text-sm ${isMended ? 'text-warning' : 'text-success'}`}>{isMended ? readiness.publishToMend : readiness.COMPLETE}</p>;
  }
  const more = lacking.length - MOST_SHOWN;
  return (
    <div className="grid gap-1 border-l-4 border-warning pl-3 text-sm">
      <p className="font-medium text-warning">{format(words.missing.title, { count: lacking.length }, language)}</p>
      <p className="max-w-prose">{status === 'COMPLETE' ? readiness.liveRuns : readiness.INCOMPLETE}</p>
      <ul className="grid gap-x-4">
        {lacking.slice(0, MOST_SHOWN).map((one) => (
          <li key={one.key} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            <span>{one.text}</span>
            <Jump to={one.place} />
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="text-ink-quiet">{format(readiness.more, { count: more }, language)}</p> : null}
    </div>
  );
}

function Jump({ to }: { to: string }) {
  const { words, jumpTo, shown, state } = useEditing();
  const document = shown.documents.find(({ id }) => id === to);
  const otherwise = to === 'when' ? words.when.title : to === 'deliver' ? words.outputEmail.changed : words.make.add;
  const name = state.view.templates.find(({ id }) => id === document?.fileId)?.name ?? document?.outputName ?? otherwise;
  return (
    <Link
      href={`#${to}`}
      aria-label={`${words.readiness.go}: ${name}`}
      onClick={(event) => {
        event.preventDefault();
        jumpTo(to);
      }}
      className="inline-flex min-h-9 pointer-coarse:min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
    >
      {name}
    </Link>
  );
}

/** Some of them, where there are many: all stand in the template. */
const namesIn = (names: readonly string[]): string => `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ' …' : ''}`;

/** What is missing before a run can begin, and settings that cannot be published, in the order of the page. */
export function useLacking(): Lacking[] {
  const { state, words } = useEditing();
  const { problems } = state.view;
  const { told, waiting } = sortMissing(state.view);
  return [
    ...(waiting.length > 0 ? [{ key: 'first data', place: 'when', text: format(words.missing.firstData, { names: namesIn(waiting) }) }] : []),
    ...told.map((one) => ({
      key: `${one.documentId} ${one.code} ${one.name ?? one.tag ?? ''}`,
      // Beside documents only the email of the outputs names fields.
      place: one.documentId ?? (one.code === 'unknown_field' ? 'deliver' : 'make'),
      text: missingText(one, words.missing),
    })),
    ...problems.map(({ documentId, member, code, message }) => ({
      key: `${documentId} ${member} ${code}`,
      place: documentId ?? 'deliver',
      text: words.problems[code as keyof typeof words.problems] ?? message,
    })),
  ];
}
