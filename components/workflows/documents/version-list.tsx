'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { TemplateVersions } from '@/lib/domain/workflows/views/document-view';
import { sizeText } from '../../dashboard/files/file-size';
import { usePageFetch } from '../../dashboard/page-account';
import { Section } from '../../dashboard/section';
import { Button } from '../../ui/button';
import { When } from '../../ui/when';
import { ask } from '../state/client';
import { documentData } from './addresses';
import { useLooking } from './looking';
import { NewVersion } from './new-version';
import { TemplateOutcome } from './template-outcome';

type Outcome = { now: TemplateVersions; before: number } | 'failed' | null;

/** What the template was at each time. An earlier one can be looked at, and made the newest again. */
export function VersionList({ versions: given }: { versions: TemplateVersions }) {
  const { view, words, language, timeZone } = useLooking();
  const { versions: own } = words.looking;
  const router = useRouter();
  const fetch = usePageFetch();
  const [newer, setNewer] = useState<TemplateVersions | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const shown = newer && (newer.file?.version ?? 0) >= (given.file?.version ?? 0) ? newer : given;
  const { file } = shown;
  if (!file) return null;
  const take = (now: TemplateVersions) => {
    setNewer(now);
    router.refresh();
  };
  const restore = async (version: number) => {
    const answer = await ask<TemplateVersions>(fetch, `${documentData(view.workflow.id, view.id)}/restore`, { version });
    if (answer.kind !== 'done') return setOutcome('failed');
    setOutcome({ now: answer.value, before: file.version });
    take(answer.value);
  };
  const maySet = shown.mayChange && view.mayEdit;
  return (
    <Section id="versions" title={own.title}>
      {maySet ? <NewVersion workflowId={view.workflow.id} documentId={view.id} file={file} changed={take} words={words} language={language} /> : null}
      {outcome === 'failed' ? (
        <p role="alert" className="text-sm text-danger">
          {own.failed}
        </p>
      ) : null}
      {outcome && outcome !== 'failed' ? <TemplateOutcome {...outcome} how="restored" words={words} language={language} /> : null}
      <ol className="divide-y divide-line border-b border-line">
        {shown.versions.map(({ version, createdAt, size, madeBy }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <div className="grid min-w-0 text-sm">
              <p className="flex flex-wrap items-baseline gap-x-3 text-base font-medium">
                {format(words.make.version, { version }, language)}
                {version === file.version ? <span className="rounded border border-line px-1.5 text-xs text-ink-quiet">{own.newest}</span> : null}
              </p>
              <p className="flex flex-wrap gap-x-3 wrap-anywhere text-ink-quiet">
                <When iso={createdAt} language={language} timeZone={timeZone} />
                {madeBy.kind === 'unknown' ? null : <span>{format(own.by, { name: makerName(madeBy, own) })}</span>}
                <span>{sizeText(size, language)}</span>
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4">
              {maySet ? (
                <a
                  href={`/dashboard/files/${file.id}?version=${version}`}
                  aria-label={`${own.look}: ${format(words.make.version, { version }, language)}`}
                  className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
                >
                  {own.look}
                </a>
              ) : null}
              {maySet && version !== file.version ? (
                <Button aria-label={`${own.restore}: ${format(words.make.version, { version }, language)}`} onClick={() => void restore(version)}>
                  {own.restore}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {shown.more > 0 ? <p className="text-sm text-ink-quiet">{own.more}</p> : null}
    </Section>
  );
}

type Maker = Exclude<TemplateVersions['versions'][number]['madeBy'], { kind: 'unknown' }>;

function makerName(madeBy: TemplateVersions['versions'][number]['madeBy'] | Maker, own: ReturnType<typeof useLooking>['words']['looking']['versions']): string {
  if (madeBy.kind === 'person') return madeBy.name;
  return madeBy.kind === 'key' ? format(own.key, { name: madeBy.name }) : own.run;
}
