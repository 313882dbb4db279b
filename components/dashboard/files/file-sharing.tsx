import type { ShownFile } from '@/lib/domain/files/room/schema';
import { Button } from '../../ui/button';
import { type CopyWords, LinkField } from '../../ui/copy-link';
import { Section } from '../section';
import type { FilesWords } from './words';

type Props = { file: ShownFile; mayManage: boolean; words: FilesWords['file']['sharing']; linkWords: CopyWords };

/** The link for anybody: on by one click, off by one click, and what it means while it is on. */
export function FileSharing({ file, mayManage, words, linkWords }: Props) {
  return (
    <Section id="sharing" title={words.title}>
      <p className="max-w-prose">{file.isShared ? (mayManage ? words.on : words.viewer) : words.off}</p>
      {file.shareUrl ? <LinkField link={file.shareUrl} label={words.label} words={linkWords} /> : null}
      {mayManage ? (
        <form method="post" action={`/dashboard/data/files/${file.id}/change`} className="grid justify-items-start gap-2">
          <input type="hidden" name="isShared" value={String(!file.isShared)} />
          <Button type="submit">{file.isShared ? words.switchOff : words.switchOn}</Button>
          {file.isShared ? <p className="max-w-prose text-sm text-ink-quiet">{words.switchOffNote}</p> : null}
        </form>
      ) : null}
    </Section>
  );
}
