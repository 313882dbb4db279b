import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { Section } from '../section';
import { type FilePart, makerText } from './file-facts';
import { sizeText } from './file-size';
import { Uploader } from './uploader';

const act = 'inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

/** What the file held at each time; an earlier one can be looked at, saved, and made the newest again. */
export function FileVersions({ file, words, language, timeZone, shown, mayManage }: FilePart & { shown: number; mayManage: boolean }) {
  const own = words.file;
  const named = (text: string, version: number) => format(own.versions.of, { act: text, version }, language);
  return (
    <Section id="versions" title={own.versions.title}>
      {mayManage ? <Uploader to={file.id} language={language} words={words} /> : null}
      <ol className="divide-y divide-line border-b border-line">
        {file.versions.map(({ version, size, createdAt, madeBy }) => (
          <li key={version} aria-current={version === shown ? 'true' : undefined} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="grid min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3 font-medium tabular-nums">
                {format(words.version, { version }, language)}
                {version === file.version ? <span className="rounded border border-line px-1.5 text-xs text-ink-quiet">{own.versions.newest}</span> : null}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-quiet tabular-nums">
                <span>
                  <When iso={createdAt} language={language} timeZone={timeZone} /> {makerText(madeBy, own)}
                </span>
                <span>{sizeText(size, language)}</span>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4">
              {version === shown ? null : (
                <a href={`/dashboard/files/${file.id}?version=${version}`} aria-label={named(own.versions.look, version)} className={act}>
                  {own.versions.look}
                </a>
              )}
              <a href={`/dashboard/data/files/${file.id}/content?version=${version}`} aria-label={named(own.download, version)} className={act}>
                {own.download}
              </a>
              {mayManage && version !== file.version ? (
                <form method="post" action={`/dashboard/data/files/${file.id}/restore`}>
                  <input type="hidden" name="version" value={version} />
                  <Button type="submit" aria-label={named(own.versions.restore, version)}>
                    {own.versions.restore}
                  </Button>
                </form>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {file.moreVersions > 0 ? <p className="text-sm text-ink-quiet">{format(own.versions.more, { count: file.moreVersions }, language)}</p> : null}
      {mayManage && file.version > 1 ? <p className="text-sm text-ink-quiet">{own.versions.restoreNote}</p> : null}
    </Section>
  );
}
