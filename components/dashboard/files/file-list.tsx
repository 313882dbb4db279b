import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ListedFile } from '@/lib/domain/files/room/schema';
import { When } from '../../ui/when';
import { nameLink } from '../name-link';
import { sizeText } from './file-size';
import { typeName } from './file-type';
import { FolderLink } from './folder-link';
import type { FilesWords } from './words';

type Props = { files: readonly ListedFile[]; words: FilesWords; language: Language; timeZone: string | null };

export function FileList({ files, words, language, timeZone }: Props) {
  return (
    <ul aria-label={words.listLabel} className="divide-y divide-line border-y border-line">
      {files.map((file) => (
        <li key={file.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 py-3">
          <span aria-hidden="true" className="mt-0.5 h-6 rounded border border-line text-center text-xs leading-6 text-ink-quiet">
            {typeName(file.mimeType)}
          </span>
          <div className="grid gap-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
            <Link href={`/dashboard/files/${file.id}`} className={nameLink}>
              {file.name}
            </Link>
            <span className="text-sm text-ink-quiet">
              <When iso={file.updatedAt} language={language} timeZone={timeZone} />
            </span>
            {file.folder ? (
              <p className="text-sm text-ink-quiet md:col-span-2">
                <FolderLink folder={file.folder} words={words} />
              </p>
            ) : null}
            <Facts file={file} words={words} language={language} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ file, words, language }: { file: ListedFile; words: FilesWords; language: Language }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums md:col-span-2">
      <span>{words.kindOf[file.kind]}</span>
      <span>{sizeText(file.size, language)}</span>
      {file.version > 1 ? <span>{format(words.version, { version: file.version }, language)}</span> : null}
      {file.isShared ? <span className="text-warning">{words.shared}</span> : null}
      {file.test ? <span className="text-warning">{words.test}</span> : null}
      {file.usedBy ? <span className="wrap-anywhere">{usedBy(file.usedBy, words, language)}</span> : null}
    </p>
  );
}

const usedBy = ({ first, more }: NonNullable<ListedFile['usedBy']>, words: FilesWords, language: Language): string =>
  more > 0 ? format(words.usedByMore, { name: first.name, count: more }, language) : format(words.usedBy, { name: first.name });
