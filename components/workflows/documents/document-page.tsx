'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { DocumentView, TemplateVersions } from '@/lib/domain/workflows/views/document-view';
import { standingLink } from '../../dashboard/list-pages';
import type { PlaceWords } from '../../preview/place-text';
import { Notice } from '../../ui/notice';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { LookingProvider } from './looking';
import { PagePairs } from './page-pairs';
import { PublicLink } from './public-link';
import { TagList } from './tag-list';
import { tagText } from './tag-text';
import { useCopiedTag } from './use-copied-tag';
import { VersionList } from './version-list';

type Props = Speaking & { view: DocumentView; versions: TemplateVersions; place: PlaceWords };

/** A document of a workflow to look at: its template, the same filled with the example, its tags, its versions and its public address. */
export function DocumentPage({ view, versions, place, ...speaking }: Props) {
  const copied = useCopiedTag();
  const [lit, light] = useState<number | null>(null);
  const { words, language, timeZone } = speaking;
  const documents = words.looking;
  // As they are marked on the page.
  const isBlank = ({ standing, kind, values }: DocumentView['tags'][number]) =>
    standing === 'missing' || (view.sample !== null && standing === 'unknown' && kind === 'value' && values.length === 0);
  const missing = view.tags.filter(isBlank).length;
  return (
    <LookingProvider value={{ ...speaking, view, copied, lit, light }}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-1">
          <a href={`/dashboard/workflows/${view.workflow.id}`} className={standingLink}>
            {documents.back}
          </a>
          <p className="text-sm wrap-anywhere text-ink-quiet">{view.workflow.name}</p>
          <h1 className="font-serif text-2xl font-semibold wrap-anywhere">{view.file?.name ?? words.make.gone}</h1>
          <p className="hidden max-w-prose text-ink-quiet md:block">{documents.lead}</p>
          <p className="max-w-prose text-ink-quiet md:hidden">{documents.leadPhone}</p>
          {view.sample ? (
            <p className="text-sm text-ink-quiet">
              {documents.exampleOf} <When iso={view.sample.at} language={language} timeZone={timeZone} />
            </p>
          ) : null}
        </div>
        {view.file && !view.sample ? (
          <Notice title={documents.noSample}>
            <p>{documents.noSampleStep}</p>
            <a href={`/dashboard/workflows/${view.workflow.id}#when`} className={standingLink}>
              {documents.toSource}
            </a>
          </Notice>
        ) : null}
        {view.unfillable ? (
          <Notice kind="warning">
            <p className="wrap-anywhere">{format(documents.states.unfillable, { tag: tagText(view.unfillable.tag) })}</p>
          </Notice>
        ) : null}
        {missing > 0 ? (
          <Notice kind="warning">
            <p>{format(documents.missing, { count: missing }, language)}</p>
          </Notice>
        ) : null}
        <PagePairs />
        <TagList place={place} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
          <VersionList versions={versions} />
          <PublicLink />
        </div>
      </div>
    </LookingProvider>
  );
}
