'use client';
import { format } from '@/lib/core/i18n/format';
import type { TemplateVersions } from '@/lib/domain/workflows/views/document-view';
import { Notice } from '../../ui/notice';
import type { Speaking } from '../words';
import { tagText } from './tag-text';

type Props = Pick<Speaking, 'words' | 'language'> & { now: TemplateVersions; how: 'done' | 'restored'; before: number };

const listed = (tags: readonly string[], language: Speaking['language']): string => new Intl.ListFormat(language, { type: 'unit' }).format(tags.map(tagText));

/** What a new version of a template brought: which tags came and went, and which names nobody has posted. */
export function TemplateOutcome({ now, how, before, words, language }: Props) {
  const { versions: own } = words.looking;
  const [newest] = now.versions;
  if (!newest) return null;
  const { version, came, went } = newest;
  const isSame = version === before;
  return (
    <Notice kind={!isSame && now.unknown.length > 0 ? 'warning' : 'success'}>
      <div role="status" className="grid gap-1 text-sm wrap-anywhere">
        <p className="font-medium">{isSame ? own.unchanged : format(own[how], { version }, language)}</p>
        {isSame ? null : (
          <>
            {came.length > 0 ? <p>{format(own.came, { tags: listed(came, language) })}</p> : null}
            {went.length > 0 ? <p>{format(own.went, { tags: listed(went, language) })}</p> : null}
            {came.length + went.length === 0 ? <p>{own.same}</p> : null}
            {now.unknown.map(({ tag, name, suggestion }) => (
              <p key={name}>
                {format(own.unknown, { name, tag: tagText(tag) })}
                {suggestion === null ? null : ` ${format(words.looking.tags.meant, { tag: tagText(tag.replace(name, () => suggestion)) })}`}
              </p>
            ))}
            <p className="text-ink-quiet">{own.live}</p>
          </>
        )}
      </div>
    </Notice>
  );
}
