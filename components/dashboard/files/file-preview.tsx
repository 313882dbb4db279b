import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { FilePreview } from '@/lib/domain/files/room/schema';
import { DocumentPages } from '../../signing/document-pages';
import { Notice } from '../../ui/notice';
import type { FilesWords } from './words';

type Props = {
  file: { id: string; name: string };
  version: number;
  preview: FilePreview;
  /** The message that names a page, with {page} and {pages}. */
  pageLabel: string;
  language: Language;
  words: FilesWords['file'];
};

/** What is in a version, drawn by the service: nothing of the file itself runs or loads anything here. */
export function FilePreviewPart({ file, version, preview, pageLabel, language, words }: Props) {
  if (preview.state === 'pages')
    return (
      <div className="rounded border border-line bg-desk">
        <DocumentPages
          pages={preview.pages}
          pictures={`/dashboard/data/files/${file.id}/versions/${version}/pages`}
          pageLabel={pageLabel}
          language={language}
        />
      </div>
    );
  if (preview.state === 'picture')
    return (
      <div className="grid min-h-40 place-items-center rounded border border-line bg-desk p-4">
        <img
          src={`/files/${file.id}/content?version=${version}`}
          alt={format(words.picture, { name: file.name })}
          className="max-h-[80dvh] max-w-full shadow-sheet"
        />
      </div>
    );
  return (
    <Notice kind={preview.state === 'failed' ? 'warning' : 'info'}>
      <p>{words.none[preview.state]}</p>
    </Notice>
  );
}
