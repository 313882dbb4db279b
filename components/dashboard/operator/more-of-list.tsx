import Link from 'next/link';
import type { OperatorWords } from './words';

type Props = {
  /** Where the list begins, with what narrows it. */ first: string;
  cursorName?: string;
  next: string | null;
  isLater: boolean;
  label: string;
  words: OperatorWords;
};

const link = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

/** The way to the older ones of a list, and back to the newest. */
export function MoreOfList({ first, cursorName = 'cursor', next, isLater, label, words }: Props) {
  if (!isLater && !next) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-4">
      {isLater ? (
        <Link href={first} className={link}>
          {words.newest}
        </Link>
      ) : null}
      {next ? (
        <Link href={`${first}${first.includes('?') ? '&' : '?'}${new URLSearchParams({ [cursorName]: next })}`} className={`ml-auto ${link}`}>
          {words.older}
        </Link>
      ) : null}
    </nav>
  );
}
