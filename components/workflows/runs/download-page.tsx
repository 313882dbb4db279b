import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { sizeText } from '../../dashboard/files/file-size';
import { standingLink } from '../../dashboard/list-pages';
import { PageHead } from '../../dashboard/page-head';
import { ButtonLink } from '../../ui/button';
import { Notice } from '../../ui/notice';
import type { Speaking } from '../words';

type Props = Omit<Speaking, 'timeZone'> & {
  measured: { files: number; bytes: number; isCut: boolean };
  /** Of the zip, and back to the runs. */
  zip: string;
  back: string;
};

/** What a zip of outputs would hold, said before it is made. */
export function DownloadPage({ measured, zip, back, words, language }: Props) {
  const { runs } = words;
  return (
    <>
      <Link href={back} className={standingLink}>
        {runs.back}
      </Link>
      <PageHead title={runs.zip.title} />
      {measured.files === 0 ? (
        <p>{runs.zip.none}</p>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="tabular-nums">{format(runs.zip.body, { count: measured.files, size: sizeText(measured.bytes, language) }, language)}</p>
          {measured.isCut ? <Notice kind="warning" title={format(runs.zip.cut, { count: measured.files }, language)} /> : null}
          <ButtonLink kind="primary" href={zip} download>
            {runs.zip.act}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
