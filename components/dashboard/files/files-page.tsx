import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { StorageUsage } from '@/lib/domain/accounts/storage/schema';
import type { ListedFile } from '@/lib/domain/files/room/schema';
import { ListPages, standingLink } from '../list-pages';
import { Live } from '../live';
import { PageHead } from '../page-head';
import { addressOf, FileFilter, type Filter } from './file-filter';
import { FileList } from './file-list';
import { sizeText } from './file-size';
import { type Outcome, OutcomeNotice } from './outcome-notice';
import { Uploader } from './uploader';
import type { FilesWords } from './words';

type Props = {
  page: { items: ListedFile[]; next: string | null };
  totals: { files: number; bytes: number; isMore: boolean; folders: string[]; mayUpload: boolean; storage: StorageUsage };
  filter: Filter;
  /** Whether what is shown is not the beginning of the list. */
  isLater: boolean;
  outcome: Outcome;
  language: Language;
  timeZone: string | null;
  words: FilesWords;
};

/** The account's files, fifty at a time; what happens meanwhile is shown within two seconds. */
export function FilesPage({ page, totals, filter, isLater, outcome, language, timeZone, words }: Props) {
  const { mayUpload } = totals;
  const { files, bytes, isMore } = totals;
  const counted = isMore
    ? format(words.manyFiles, { count: files }, language)
    : format(words.totals, { count: files, size: sizeText(bytes, language) }, language);
  const count = files > 0 ? counted : undefined;
  const lead = [count, storageText(totals.storage, language, words)].filter(Boolean).join(' · ') || undefined;
  return (
    <>
      <Live />
      <PageHead title={words.title} lead={lead} />
      <OutcomeNotice outcome={outcome} words={words} />
      {mayUpload ? <Uploader to={null} language={language} words={words} /> : null}
      {totals.files > 0 ? <FileFilter filter={filter} folders={totals.folders} words={words} /> : null}
      {page.items.length > 0 ? (
        <FileList files={page.items} words={words} language={language} timeZone={timeZone} />
      ) : totals.files > 0 ? (
        <NothingFound filter={filter} words={words} />
      ) : (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{words.empty}</p>
          <p className="text-ink-quiet">{mayUpload ? words.emptyStep : words.emptyViewer}</p>
        </div>
      )}
      <ListPages label={words.title} newest={isLater ? addressOf(filter) : null} older={page.next ? addressOf(filter, page.next) : null} words={words} />
    </>
  );
}

/** Nothing where there is no limit, or nothing is kept. */
function storageText({ bytes, limit }: StorageUsage, language: Language, words: FilesWords): string | undefined {
  if (limit === null || bytes === 0) return;
  return format(words.storage, { used: sizeText(bytes, language), limit: sizeText(limit, language) }, language);
}

function nothingText({ search, folder }: Filter, words: FilesWords): string {
  if (folder) return format(words.nothingInFolder, { name: folder });
  return search ? format(words.nothingFound, { words: search }) : words.nothingOfKind;
}

function NothingFound({ filter, words }: { filter: Filter; words: FilesWords }) {
  return (
    <div className="grid justify-items-start border-b border-line pb-4">
      <p role="status" className="wrap-anywhere">
        {nothingText(filter, words)}
      </p>
      <Link href="/dashboard/files" className={standingLink}>
        {words.showAll}
      </Link>
    </div>
  );
}
