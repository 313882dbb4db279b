import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { FilePreview, ShownFile } from '@/lib/domain/files/room/schema';
import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from '../../ui/button';
import { Live } from '../live';
import { PageHead } from '../page-head';
import { Section } from '../section';
import { DeleteFile } from './delete-file';
import { FileFacts } from './file-facts';
import { FilePreviewPart } from './file-preview';
import { FileSharing } from './file-sharing';
import { FileUses } from './file-uses';
import { FileVersions } from './file-versions';
import { MoveFile } from './move-file';
import { type Outcome, OutcomeNotice } from './outcome-notice';
import { RenameFile } from './rename-file';

type Props = {
  file: ShownFile;
  /** The number of the version that is looked at. */
  shown: number;
  preview: FilePreview;
  outcome: Outcome;
  language: Language;
  timeZone: string | null;
  messages: Messages;
};

const link = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

/** One file: what is in it, what is known of it, and what can be done with it. */
export function FilePage({ file, shown, preview, outcome, language, timeZone, messages }: Props) {
  const words = messages.filesRoom;
  const own = words.file;
  const { mayManage } = file;
  const isNewest = shown === file.version;
  const part = { file, words, language, timeZone };
  return (
    <>
      <Live />
      <div className="grid gap-1">
        <Link href="/dashboard/files" className={`justify-self-start ${link}`}>
          {own.back}
        </Link>
        <PageHead
          title={file.name}
          actions={
            <ButtonLink kind="primary" href={`/dashboard/data/files/${file.id}/content`}>
              {own.download}
            </ButtonLink>
          }
        />
      </div>
      <OutcomeNotice outcome={outcome} words={words} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          <Section id="preview" title={isNewest ? own.preview : format(own.previewOf, { version: shown }, language)}>
            {isNewest ? null : (
              <Link href={`/dashboard/files/${file.id}`} className={`justify-self-start ${link}`}>
                {own.toNewest}
              </Link>
            )}
            <FilePreviewPart file={file} version={shown} preview={preview} pageLabel={messages.signing.page} language={language} words={own} />
          </Section>
          <FileVersions {...part} shown={shown} mayManage={mayManage} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {mayManage ? (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <RenameFile file={file} words={own.name} />
              <MoveFile file={file} words={words} />
            </div>
          ) : null}
          <FileFacts {...part} />
          <FileSharing file={file} mayManage={mayManage} words={own.sharing} linkWords={messages.states.link} />
          <FileUses uses={file.uses} words={own.uses} language={language} />
          {mayManage ? <DeleteFile file={file} words={own} language={language} /> : null}
        </div>
      </div>
    </>
  );
}
