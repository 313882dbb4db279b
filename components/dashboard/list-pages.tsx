import Link from 'next/link';

/** A link in a line of its own. */
export const standingLink = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

type Props = {
  label: string;
  /** Where the beginning of the list is, from a place within it. */
  newest: string | null;
  /** Where it goes on. */
  older: string | null;
  words: { newest: string; older: string };
};

/** Ways from one part of a long list to the others. */
export function ListPages({ label, newest, older, words }: Props) {
  if (newest === null && older === null) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap justify-between gap-4">
      {newest === null ? null : (
        <Link href={newest} className={standingLink}>
          {words.newest}
        </Link>
      )}
      {older === null ? null : (
        <Link href={older} className={`ml-auto ${standingLink}`}>
          {words.older}
        </Link>
      )}
    </nav>
  );
}
