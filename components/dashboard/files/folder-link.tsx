import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { addressOf } from './file-filter';
import type { FilesWords } from './words';

/** The folder of a file, which leads to what else lies in it. */
export function FolderLink({ folder, words }: { folder: string; words: FilesWords }) {
  return (
    <Link
      href={addressOf({ search: '', kind: null, folder })}
      aria-label={format(words.folderOf, { name: folder })}
      className="wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
    >
      {folder}
    </Link>
  );
}
