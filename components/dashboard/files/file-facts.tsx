import type { ReactNode } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { ShownFile, ShownVersion } from '@/lib/domain/files/room/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import { sizeText } from './file-size';
import { typeName } from './file-type';
import { FolderLink } from './folder-link';
import type { FilesWords } from './words';

export type FilePart = { file: ShownFile; words: FilesWords; language: Language; timeZone: string | null };

/** Who made a version, as part of a line. */
export function makerText(madeBy: ShownVersion['madeBy'], words: FilesWords['file']): string | null {
  if (madeBy.kind === 'unknown') return null;
  const name = madeBy.kind === 'person' ? madeBy.name : madeBy.kind === 'key' ? format(words.makers.key, { name: madeBy.name }) : words.makers.run;
  return format(words.by, { name });
}

export function FileFacts({ file, words, language, timeZone }: FilePart) {
  const own = words.file;
  const [newest] = file.versions;
  const first = file.versions.find(({ version }) => version === 1);
  return (
    <Section id="facts" title={own.facts.title}>
      <dl className="grid gap-x-6 gap-y-3 text-sm md:grid-cols-[max-content_minmax(0,1fr)] lg:grid-cols-1">
        <Fact name={own.facts.kind}>
          {words.kindOf[file.kind]} · {typeName(file.mimeType)}
        </Fact>
        {file.folder ? (
          <Fact name={words.folder}>
            <FolderLink folder={file.folder} words={words} />
          </Fact>
        ) : null}
        <Fact name={own.facts.size}>{sizeText(file.size, language)}</Fact>
        <Fact name={own.facts.made}>
          <When iso={file.createdAt} language={language} timeZone={timeZone} /> {first ? makerText(first.madeBy, own) : null}
        </Fact>
        {file.version > 1 && newest ? (
          <Fact name={own.facts.updated}>
            <When iso={newest.createdAt} language={language} timeZone={timeZone} /> {makerText(newest.madeBy, own)}
          </Fact>
        ) : null}
        {newest ? (
          <Fact name={own.facts.sha}>
            <code className="font-mono text-xs break-all">{newest.sha256}</code>
          </Fact>
        ) : null}
        {file.test ? <Fact name={own.facts.test}>{own.facts.testNote}</Fact> : null}
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 md:contents lg:grid">
      <dt className="text-ink-quiet">{name}</dt>
      <dd className="min-w-0 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
