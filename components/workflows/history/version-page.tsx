import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ShownVersion } from '@/lib/domain/workflows/history/schema';
import { standingLink } from '../../dashboard/list-pages';
import { PageAccount } from '../../dashboard/page-account';
import { PageHead } from '../../dashboard/page-head';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking, WorkflowsWords } from '../words';
import { WorkflowTabs } from '../workflow-tabs';

type Props = Speaking & {
  id: string;
  version: ShownVersion;
  isOn: boolean;
  /** Null for whom it is not offered. */
  restore: ((form: FormData) => Promise<void>) | null;
  hasFailed: boolean;
};

/** The settings under one version's number, in words, and the way to have them again. */
export function VersionPage({ id, version, isOn, restore, hasFailed, words, language, timeZone }: Props) {
  const { history } = words;
  const writtenIn = new Intl.DisplayNames([language], { type: 'language' }).of(version.language) ?? version.language;
  return (
    <>
      <WorkflowTabs id={id} here="history" words={words} />
      <PageHead title={format(history.version, { version: version.number }, language)} lead={version.name} />
      {hasFailed ? <Notice kind="danger" title={history.restoreFailed} /> : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <p className="text-ink-quiet">
          <When iso={version.at} language={language} timeZone={timeZone} /> · {version.isNewest ? history.isLive : history.isOlder}
        </p>
        <p>{format(history.written, { language: writtenIn, timeZone: version.timeZone })}</p>
        {version.documents.length === 0 ? <p>{history.noDocuments}</p> : null}
        <ol className="divide-y divide-line border-y border-line empty:hidden">
          {version.documents.map((document) => (
            <li key={document.id} className="grid gap-0.5 py-3 wrap-anywhere">
              <span className="font-medium">{format(history.makes, { file: document.file ?? history.fileGone, output: document.outputName })}</span>
              <span className="text-sm text-ink-quiet">{settingsOf(document, history, language).join(' · ')}</span>
            </li>
          ))}
        </ol>
      </div>
      {restore && !version.isNewest ? (
        <form action={restore} className="grid justify-items-start gap-2">
          <PageAccount />
          <input type="hidden" name="wkf_id" value={id} />
          <input type="hidden" name="version" value={version.number} />
          <Button type="submit">{history.restore}</Button>
          <p className="text-sm text-ink-quiet">{isOn ? history.restoreOn : history.restoreOff}</p>
        </form>
      ) : null}
      <Link href={`/dashboard/workflows/${id}/history`} className={`justify-self-start ${standingLink}`}>
        {history.back}
      </Link>
    </>
  );
}

function settingsOf(document: ShownVersion['documents'][number], words: WorkflowsWords['history'], language: Speaking['language']): string[] {
  const { folder, createPdfCopy, removeOutput, enablePdfPassword, preventCopy, isSigned } = document;
  return [
    ...(folder ? [format(words.inFolder, { folder }, language)] : []),
    ...(removeOutput ? [words.pdfAlone] : createPdfCopy ? [words.withPdf] : []),
    ...(enablePdfPassword ? [words.password] : []),
    ...(preventCopy ? [words.noCopy] : []),
    ...(isSigned ? [words.signed] : []),
  ];
}
